import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { openStore } from '@enerabi/release/object-store';
import { ensureSigningKey, publishBuild, type Registry, rollBack } from '@enerabi/release/registry';
import { doubleSettings } from '@enerabi/release/testing/s3-double';
import { freePort } from '@enerabi/shared/testing/free-port';
import { writeFixtureBuild } from '@enerabi/shell/testing';
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts';
import { check, type Limit } from '../limits.ts';
import { startNode } from '../processes/node-process.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { root } from '../site/workspace.ts';
import { median, percentile } from '../statistics.ts';
import { type ControlFlips, restartFlips, symlinkFlips } from './controls.ts';
import { PageLoad } from './page-load.ts';

const app = 'mfe-search';
const perSecond = 200;
/** Pages of both shells that must show the new release before a flip counts as over. */
const steady = 40;
/** Rollbacks that are not counted: servers that have just started compile what the first hundreds of pages run. */
const warmUp = 20;
const audit = { who: 'bench', reason: null };

const source =
  'Releases issue, “What it must show”: “1,000 flips … p99 at most 100 ms on the file system, 0 failed requests”';
const limits: Record<'lastOld' | 'failed', Limit> = {
  lastOld: {
    what: 'p99 from the command’s start to the last page of the old release',
    bound: 'at most',
    value: 100,
    unit: 'ms',
    source,
  },
  failed: { what: 'failed requests', bound: 'at most', value: 0, unit: 'count', source },
};

/** A bucket's figure is for comparison; it has no limit. */
const bucketCount = 100;

interface Flips {
  flips: Flip[];
  load: PageLoad;
}

interface Flip {
  lastOldMs: number;
  /** Until the command had read back and verified what it did. */
  commandMs: number;
}

/** How long visitors of two shells get the old release after a rollback. */
const rollback: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const count = quick ? 10 : 1_000;
  say('controls');
  const controlCount = quick ? 4 : 40;
  const symlinks = await symlinkFlips(await resources.folder(), controlCount);
  const restarts = await restartFlips(controlCount);
  say('rollbacks of releases in a folder');
  const folder = await flipsOn(resources, {}, count, say);
  say('rollbacks of releases in a bucket');
  const bucket = await flipsOn(resources, await startBucket(resources), quick ? 10 : bucketCount, say);
  return report(folder, bucket, { symlinks, restarts });
}

/** @param store settings of the release store; none for a folder */
async function flipsOn(
  resources: Resources,
  store: Record<string, string>,
  count: number,
  say: BenchmarkOptions['say'],
): Promise<Flips> {
  const dataDir = await resources.folder();
  const keys = await ensureSigningKey(dataDir);
  const settings = {
    DATA_DIR: dataDir,
    RELEASE_ENVIRONMENT: 'production',
    RELEASE_STORE_REGION: 'auto',
    ...store,
  };
  const registry: Registry = { store: openStore(settings), keys, environment: 'production' };
  const { buildDir } = await buildApp(root, 'shell');
  await publishBuild({ ...registry, ...audit, app: 'shell', buildDir, now: new Date() });
  const builds = await Promise.all(['good', 'bad'].map((text) => writeBuild(dataDir, text)));
  const publish = async (at: 0 | 1): Promise<void> => {
    await publishBuild({ ...registry, ...audit, app, buildDir: builds[at] ?? '', now: new Date() });
  };
  await publish(0);
  const isShared = Object.keys(store).length === 0;
  const origins = await startShells(resources, dataDir, isShared, store);
  const load = new PageLoad(origins, perSecond);
  const flips: Flip[] = [];
  for (let at = -warmUp; at < count; at++) {
    if (at >= 0 && at % 50 === 0) say(`rollbacks: ${at} of ${count}`);
    await load.untilOnly('good', steady);
    await publish(1);
    await load.untilOnly('bad', steady);
    load.clear();
    const startedAt = performance.now();
    await rollBack({ ...registry, ...audit, app, now: new Date() });
    const commandMs = performance.now() - startedAt;
    await load.untilOnly('good', steady);
    const olds = load.seen.filter(({ shows }) => shows === 'bad').map(({ atMs }) => atMs - startedAt);
    if (at >= 0) flips.push({ commandMs, lastOldMs: Math.max(0, ...olds) });
  }
  await load.end();
  return { flips, load };
}

/** A release that shows a text, with the files of the real app beside it: a rollback hashes every file. */
async function writeBuild(dataDir: string, text: string): Promise<string> {
  const folder = await writeFixtureBuild(path.join(dataDir, 'builds', text), app, { text });
  const { buildDir } = await buildApp(root, app);
  await cp(path.join(buildDir, 'client'), path.join(folder, 'client'), { recursive: true });
  return folder;
}

async function startBucket(resources: Resources): Promise<Record<string, string>> {
  const port = await freePort();
  const program = path.join(root, 'bench/rollback/bucket-server.ts');
  resources.add(await startNode(program, { env: { PORT: String(port) } }));
  return { ...doubleSettings(port) };
}

/**
 * Two shells over one store, without an API: the fixture's page needs none.
 * @param isShared whether both read the same folder; otherwise each has copies of its own
 */
async function startShells(
  resources: Resources,
  dataDir: string,
  isShared: boolean,
  store: Record<string, string>,
): Promise<string[]> {
  const ports = [await freePort(), await freePort()];
  for (const port of ports) {
    const own = isShared ? dataDir : await resources.folder();
    if (!isShared) await cp(path.join(dataDir, 'keys'), path.join(own, 'keys'), { recursive: true });
    resources.add(
      await startNode(path.join(root, 'shell/src/server/main.ts'), {
        env: {
          DATA_DIR: own,
          ...store,
          PORT: String(port),
          API_BASE_URL: 'http://127.0.0.1:9',
          LOG_LEVEL: 'error',
          NODE_ENV: 'test',
        },
      }),
    );
  }
  return ports.map((port) => `http://127.0.0.1:${port}`);
}

function report(
  { flips, load }: Flips,
  bucket: Flips,
  { symlinks, restarts }: { symlinks: ControlFlips | undefined; restarts: ControlFlips },
) {
  const lastOld = flips.map(({ lastOldMs }) => lastOldMs);
  const control = symlinks && { control: percentile(symlinks.lastOldMs, 99) };
  return {
    measurements: [
      {
        name: 'last page of the old release, p99',
        unit: 'ms' as const,
        subject: percentile(lastOld, 99),
        ...control,
      },
      {
        name: 'last page of the old release, p99, releases in a bucket',
        unit: 'ms' as const,
        subject: percentile(
          bucket.flips.map(({ lastOldMs }) => lastOldMs),
          99,
        ),
      },
      { name: 'last page of the old release, median', unit: 'ms' as const, subject: median(lastOld) },
      {
        name: 'the command, verified, p99',
        unit: 'ms' as const,
        subject: percentile(
          flips.map(({ commandMs }) => commandMs),
          99,
        ),
      },
      {
        name: 'restart of a single-bundle server: last old page, p99',
        unit: 'ms' as const,
        subject: percentile(restarts.lastOldMs, 99),
      },
      {
        name: 'restart of a single-bundle server: failed requests',
        unit: 'count' as const,
        subject: restarts.failures,
      },
    ],
    checks: [
      check(limits.lastOld, percentile(lastOld, 99)),
      check(limits.failed, load.failures.length + bucket.load.failures.length),
    ],
    notes: [
      `${flips.length} rollbacks after ${warmUp} others, on two shells, ${perSecond} pages a second, ${load.asked} pages in all`,
      symlinks
        ? `the control of the first line is a symbolic link behind nginx that is replaced; ${symlinks.failures} failed requests`
        : 'nginx is not installed, so the control of a replaced symbolic link is missing',
      `in a bucket: ${bucket.flips.length} rollbacks; each of its answers takes 20 ms, and servers ask it every 250 ms`,
    ],
    runs: {
      flips,
      bucket: bucket.flips,
      symlinks,
      restarts,
      failures: [...load.failures, ...bucket.load.failures].slice(0, 20),
    },
  };
}

export default rollback;
