import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { verifyDocument } from '../document/index.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';
import { walkLog } from './log/log-history.ts';
import { newRegistry } from './registry.fixture.ts';
import type { Registry } from './registry.ts';

const folder = useTemporaryFolder();
const program = path.join(import.meta.dirname, 'racing-publisher.fixture.ts');
let registry: Registry;
beforeEach(() => {
  registry = newRegistry(folder('store'));
});

/** @returns what the process printed, a line per build */
async function publisher(app: string, expectation: 'any' | 'none', buildDirs: string[]): Promise<string[]> {
  const pem = registry.keys.signing.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const args = [program, folder('store'), pem, app, expectation, ...buildDirs];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout.trim().split('\n');
}

const projected = async () => {
  const text = (await registry.store.readProjection()) ?? '';
  const verified = verifyDocument(text, { publicKeys: registry.keys.trusted, minimumSeq: 0 });
  if (!verified.ok) throw new Error(verified.detail);
  return verified.document;
};

describe('processes that publish at the same time', () => {
  it('lose no update when each has its own app', async () => {
    const apps = ['mfe-search', 'mfe-account', 'mfe-contact', 'mfe-booking'];
    const each = 6;
    const runs = apps.map(async (app) => {
      const marks = Array.from({ length: each }, (_, i) => i + 1);
      const builds = await Promise.all(
        marks.map((mark) => writeSampleBuild(folder(app, `${mark}`), app, mark)),
      );
      return [app, await publisher(app, 'any', builds)] as const;
    });
    const outcomes = await Promise.all(runs);

    const entries = [];
    for await (const entry of walkLog(registry)) entries.unshift(entry);
    expect(entries.map(({ seq }) => seq)).toEqual(
      Array.from({ length: apps.length * each }, (_, i) => i + 1),
    );
    const document = await projected();
    expect(document.seq).toBe(apps.length * each);
    for (const [app, published] of outcomes) {
      expect(entries.filter(({ event }) => event.app === app).map(({ event }) => event.to)).toEqual(
        published,
      );
      expect(document.apps[app]).toMatchObject({ active: published.at(-1), lastKnownGood: published.at(-2) });
    }
  });

  it('let one win when all expect the same, and report a conflict to the others', async () => {
    const app = 'mfe-search';
    const runs = [1, 2, 3, 4].map(async (mark) => {
      const [outcome] = await publisher(app, 'none', [await writeSampleBuild(folder(`${mark}`), app, mark)]);
      return outcome;
    });
    const outcomes = (await Promise.all(runs)).sort();
    expect(outcomes.slice(0, 3)).toEqual(['conflict', 'conflict', 'conflict']);
    expect(await projected()).toMatchObject({ seq: 1, apps: { [app]: { active: outcomes[3] } } });
  });
});
