import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { requestFor, stubShell } from '../../testing/stub-shell.ts';
import { RenderWorker } from './render-worker.ts';
import { WorkerPool } from './worker-pool.ts';
import { WorkerQuota } from './worker-quota.ts';

/** A stub shell whose pages name their worker, after doing what the address says. */
const shell = `
const { threadId } = require('node:worker_threads');
exports.createRenderer = () => async ({ url }, { onCall }) => {
  const { pathname } = new URL(url);
  if (pathname === '/ask') { onCall(1); await new Promise((done) => setTimeout(done, 200)); onCall(-1); }
  if (pathname === '/end') process.exit(3);
  return { status: 200, headers: [], html: [String(threadId)] };
};`;

let pool: WorkerPool;
let quota: WorkerQuota;
let now: number;
let isSaturated: boolean;
afterEach(() => pool.stop());

interface OpenOptions {
  most?: number;
  extraIdleMs?: number;
  /** Code of the workers after the first one. */
  others?: string;
}

async function open({ most = 1, extraIdleMs = 60_000, others = shell }: OpenOptions = {}) {
  const result: string[] = [];
  const sources = [shell];
  now = 0;
  isSaturated = false;
  quota = new WorkerQuota(most);
  pool = new WorkerPool({
    startWorker: (onEnd) => new RenderWorker(stubShell(sources.pop() ?? others), onEnd),
    onEnd: ({ kind }, requestIds) => void result.push([kind, ...requestIds].join(' ')),
    onChange: (workers, failure) =>
      void result.push(failure ? `${workers}, ${failure.kind}` : String(workers)),
    isSaturated: () => isSaturated,
    quota,
    extraIdleMs,
    now: () => now,
  });
  await pool.ready;
  return result;
}

/** @returns the worker that gave the page */
async function page(pathname: string): Promise<string> {
  const deadline = { until: performance.now() + 5_000, failure: 'deadline' } as const;
  const { html, free } = await pool.render(requestFor(pathname, pathname), deadline);
  const worker = Buffer.from(html).toString();
  free();
  return worker;
}

/** Counts the workers that give pages when these are requested at the same time. */
const working = async (pages: number): Promise<number> =>
  new Set(await Promise.all(Array.from({ length: pages }, () => page('/ask')))).size;

async function saturated(): Promise<void> {
  isSaturated = true;
  await page('/');
  isSaturated = false;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await condition()) && waited < 5_000; waited += 20) await sleep(20);
}

describe('while a worker cannot keep up', () => {
  it('another joins and gives pages, too, when it has rendered its probe', async () => {
    const result = await open();
    expect(await working(4)).toBe(1);
    await saturated();
    expect(result).toEqual(['2']);
    await until(async () => (await working(4)) === 2);
    expect(await working(4)).toBe(2);
  });

  it('none joins beyond what the machine has to spare', async () => {
    const result = await open({ most: 1 });
    await saturated();
    await saturated();
    expect(result).toEqual(['2']);
  });

  it('a further worker that cannot start is no failure of the release, and is not tried again for a minute', async () => {
    const result = await open({ others: 'throw new Error("no memory")' });
    await saturated();
    await until(() => result.length === 2);
    await saturated();
    expect(result).toEqual(['2', '1, start']);
    now += 60_000;
    await saturated();
    await until(() => result.length === 4);
    expect(result.slice(2)).toEqual(['2', '1, start']);
    expect(quota.take()).toBe(true);
  });
});

it('pages that come one by one are all of the same worker', async () => {
  await open();
  await saturated();
  await until(async () => (await working(2)) === 2);
  const workers = [await page('/'), await page('/'), await page('/')];
  expect(new Set(workers).size).toBe(1);
});

it('a worker that is not needed any more leaves, and makes room for others', async () => {
  const result = await open({ extraIdleMs: 200 });
  await saturated();
  await until(() => result.length === 2);
  expect(result).toEqual(['2', '1']);
  expect(quota.take()).toBe(true);
  await page('/');
});

it('a worker that ends takes only those with it who waited for it', async () => {
  const result = await open();
  await saturated();
  await until(async () => (await working(2)) === 2);
  const [asked, ended] = await Promise.allSettled([page('/ask'), page('/end')]);
  expect([asked.status, ended.status]).toEqual(['fulfilled', 'rejected']);
  expect(result).toEqual(['2', 'crash /end']);
  expect(pool.hasEnded).toBe(false);
  expect(quota.take()).toBe(true);
  await page('/');
});

it('the end of the last worker is the end of the pool; later requests fail with the reason', async () => {
  const result = await open();
  await expect(page('/end')).rejects.toMatchObject({ kind: 'crash', endedWorker: true });
  expect(pool.hasEnded).toBe(true);
  await expect(page('/')).rejects.toMatchObject({ kind: 'crash', endedWorker: true });
  expect(result).toEqual(['crash /end']);
});
