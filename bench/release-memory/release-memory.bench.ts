import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { ensureSigningKey, publishBuild, type Registry } from '@enerabi/release/registry';
import { createFileStore, storeDir } from '@enerabi/release/store';
import { nodeFlags } from '@enerabi/shared/server/configuration';
import { freePort } from '@enerabi/shared/testing/free-port';
import { writeFixtureBuild } from '@enerabi/shell/testing';
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts';
import { untilShown } from '../containment/timed-page.ts';
import { check, type Limit } from '../limits.ts';
import { bareEnvironment } from '../processes/bare-environment.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { root } from '../site/workspace.ts';
import type { Held } from './measured-shell.ts';

const app = 'mfe-search';
const audit = { who: 'bench', reason: null };
/** Caches and pools reach their size by then. */
const warmUp = 100;

const source = (wording: string): string => `Releases issue, “What it must show”: “${wording}”`;
const wording = 'at most 5 MB heap and RSS per 1,000 after collection, descriptors constant';
const limits: Record<'heap' | 'resident' | 'descriptors', Limit> = {
  heap: {
    what: 'heap, for each 1,000 releases',
    bound: 'at most',
    value: 5,
    unit: 'MB',
    source: source(wording),
  },
  resident: {
    what: 'resident memory, for each 1,000 releases',
    bound: 'at most',
    value: 5,
    unit: 'MB',
    source: source(wording),
  },
  descriptors: {
    what: 'open files more than before',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: source(wording),
  },
};

/** Measures how a shell server grows with each release that has come and gone. */
const releaseMemory: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const count = quick ? 50 : 1_000;
  const dataDir = await resources.folder();
  const keys = await ensureSigningKey(dataDir);
  const registry: Registry = { store: createFileStore(storeDir(dataDir)), keys, environment: 'production' };
  const { buildDir } = await buildApp(root, 'shell');
  await publishBuild({ ...registry, ...audit, app: 'shell', buildDir, now: new Date() });
  let published = 0;
  const publish = async (): Promise<string> => {
    const text = `release ${++published}`;
    const folder = path.join(dataDir, 'builds', 'next');
    await rm(folder, { recursive: true, force: true });
    await publishBuild({
      ...registry,
      ...audit,
      app,
      buildDir: await writeFixtureBuild(folder, app, { text }),
      now: new Date(),
    });
    return text;
  };
  await publish();
  const port = await freePort();
  const shell = await startShell(dataDir, port);
  resources.add({ stop: () => ended(shell) });
  const origin = `http://127.0.0.1:${port}`;
  const passThrough = async (releases: number): Promise<Held> => {
    for (let at = 0; at < releases; at++) {
      if (at % 50 === 0) say(`${published} releases`);
      await untilShown(origin, await publish());
    }
    return held(shell);
  };
  const before = await passThrough(quick ? 10 : warmUp);
  const after = await passThrough(count);
  const growth = (of: 'heapBytes' | 'residentBytes'): number =>
    ((after[of] - before[of]) / 1e6 / count) * 1_000;
  return {
    measurements: [
      { name: 'heap, for each 1,000 releases', unit: 'MB' as const, subject: growth('heapBytes') },
      {
        name: 'resident memory, for each 1,000 releases',
        unit: 'MB' as const,
        subject: growth('residentBytes'),
      },
      { name: 'heap at the end', unit: 'MB' as const, subject: after.heapBytes / 1e6 },
    ],
    checks: [
      check(limits.heap, growth('heapBytes')),
      check(limits.resident, growth('residentBytes')),
      check(limits.descriptors, after.descriptors - before.descriptors),
    ],
    notes: [
      `${count} releases after ${quick ? 10 : warmUp} others, each shown to a visitor before the next one`,
    ],
    runs: { before, after },
  };
}

async function startShell(dataDir: string, port: number): Promise<ChildProcess> {
  const shell = spawn(
    process.execPath,
    [...nodeFlags(), path.join(import.meta.dirname, 'measured-shell.ts')],
    {
      env: {
        ...bareEnvironment(),
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        PORT: String(port),
        API_BASE_URL: 'http://127.0.0.1:9',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  await once(shell, 'message');
  return shell;
}

async function held(shell: ChildProcess): Promise<Held> {
  const answer = once(shell, 'message');
  shell.send('measure');
  return (await answer)[0] as Held;
}

async function ended(shell: ChildProcess): Promise<void> {
  const closed = once(shell, 'close');
  shell.kill('SIGTERM');
  await closed;
}

export default releaseMemory;
