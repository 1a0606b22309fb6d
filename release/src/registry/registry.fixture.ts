import { beforeEach } from '@jest/globals';
import { generateSigningKey, type ReleaseDocument, trustedKeys, verifyDocument } from '../document/index.ts';
import { createFileStore } from '../store/index.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';
import type { CommandResult } from './operations/activate.ts';
import { publishBuild } from './operations/publish-build.ts';
import type { Registry } from './registry.ts';

export const app = 'mfe-search';
export const audit = { who: 'parent@home', now: new Date('2026-11-21T04:00:00Z') };

/** A registry over a new store in a folder, with a key of its own. */
export function newRegistry(folder: string): Registry {
  const signing = generateSigningKey();
  const trusted = trustedKeys([signing.publicKey]);
  return { store: createFileStore(folder), environment: 'local', keys: { signing, trusted } };
}

/** Gives every test of a file a registry of its own, which a test may replace, and the store's paths. */
export function useRegistry() {
  const folder = useTemporaryFolder();
  const scene = {
    registry: {} as Registry,
    folder,
    projectionFile: () => folder('store', 'builds', 'latest.json'),
    logFile: (seq: number) => folder('store', 'env', 'local', 'log', `${String(seq).padStart(10, '0')}.json`),
    async publish(
      mark: number,
      name = app,
      more: { expect?: string | null } = {},
    ): Promise<CommandResult & { created: boolean }> {
      const buildDir = await writeSampleBuild(folder('build'), name, mark);
      return publishBuild({ ...scene.registry, ...audit, app: name, buildDir, ...more });
    },
    /** The release document, verified. */
    async document(): Promise<ReleaseDocument> {
      const { store, keys } = scene.registry;
      const text = (await store.readProjection()) ?? '';
      const verified = verifyDocument(text, { publicKeys: keys.trusted, minimumSeq: 0 });
      if (!verified.ok) throw new Error(verified.detail);
      return verified.document;
    },
  };
  beforeEach(() => {
    scene.registry = newRegistry(folder('store'));
  });
  return scene;
}
