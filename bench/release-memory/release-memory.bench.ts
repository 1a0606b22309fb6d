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
import { slope } from '../statistics.ts';
import type { Held } from './measured-shell.ts';

const app = 'mfe-search';
const audit = { who: 'bench', reason: null };
/** Caches and pools reach their size by then, and V8 and the allocator the most memory that they keep for later use. */
const warmUp = 500;
/** Memory is read after each of these. */
const stepReleases = 100;

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
  const count = quick ? 60 : 3_000;
  const step = quick ? 20 : stepReleases;
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
  const series = [{ releases: 0, ...(await passThrough(quick ? 10 : warmUp)) }];
  for (let releases = step; releases <= count; releases += step)
    series.push({ releases, ...(await passThrough(step)) });
  const growth = (of: 'heapBytes' | 'residentBytes'): number =>
    slope(series.map((held) => ({ x: held.releases / 1_000, y: held[of] / 1e6 })));
  const last = series.at(-1);
  const resident = series.map(({ residentBytes }) => residentBytes / 1e6);
  return {
    measurements: [
      { name: 'heap, for each 1,000 releases', unit: 'MB' as const, subject: growth('heapBytes') },
      {
        name: 'resident memory, for each 1,000 releases',
        unit: 'MB' as const,
        subject: growth('residentBytes'),
      },
      { name: 'heap at the end', unit: 'MB' as const, subject: (last?.heapBytes ?? 0) / 1e6 },
      { name: 'resident memory, the least', unit: 'MB' as const, subject: Math.min(...resident) },
      { name: 'resident memory, the most', unit: 'MB' as const, subject: Math.max(...resident) },
    ],
    checks: [
      check(limits.heap, growth('heapBytes')),
      check(limits.resident, growth('residentBytes')),
      check(limits.descriptors, (last?.descriptors ?? 0) - (series[0]?.descriptors ?? 0)),
    ],
    notes: [
      `${count} releases after ${quick ? 10 : warmUp} others, each shown to a visitor before the next one; read every ${step}`,
    ],
    runs: { series },
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
