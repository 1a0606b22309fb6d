import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@enerabi/release/build';
import { ensureSigningKey, publishBuild, rollBack } from '@enerabi/release/registry';
import { createFileStore } from '@enerabi/release/store';
import { readConfiguration } from '@enerabi/shared/configuration';
import pino from 'pino';
import { startShellServer } from '../server/shell-server.ts';
import { type Fault, writeFixtureBuild } from './fixture-release.ts';

const root = path.join(import.meta.dirname, '../../..');

export interface TestSite {
  origin: string;
  dataDir: string;
  /** Publishes a hand-written release of a remote. @returns the release's id */
  publish: (app: string, text: string, fault?: Fault) => Promise<string>;
  rollBack: (app: string, release?: string) => Promise<string>;
  /** Log lines of at least `warn`, as objects. */
  log: Record<string, unknown>[];
  close: () => Promise<void>;
}

/** A real shell server over a real release store, with hand-written remotes; its API is not there. */
export async function openTestSite(): Promise<TestSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'test-site-'));
  const keys = await ensureSigningKey(dataDir);
  const registry = {
    store: createFileStore(path.join(dataDir, 'releases')),
    keys,
    environment: 'production',
  };
  const audit = { who: 'test', reason: null };
  const { buildDir } = await buildApp(root, 'shell');
  await publishBuild({ ...registry, ...audit, app: 'shell', buildDir, now: new Date() });

  let builds = 0;
  const publish: TestSite['publish'] = async (app, text, fault) => {
    const folder = await writeFixtureBuild(path.join(dataDir, 'builds', String(++builds)), app, {
      text,
      fault,
    });
    const { to } = await publishBuild({ ...registry, ...audit, app, buildDir: folder, now: new Date() });
    return to;
  };
  const log: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const configuration = {
    ...readConfiguration({ NODE_ENV: 'test', DATA_DIR: dataDir }),
    PORT: 0,
    API_BASE_URL: 'http://127.0.0.1:9',
  };
  const server = await startShellServer(configuration, pino({ level: 'warn' }, stream));
  return {
    origin: `http://127.0.0.1:${server.port}`,
    dataDir,
    publish,
    rollBack: async (app, release) =>
      (await rollBack({ ...registry, ...audit, app, to: release, now: new Date() })).to,
    log,
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
