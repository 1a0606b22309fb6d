import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompiledCode, RenderWorker } from '@enerabi/shell/testing';
import type { Builds } from '../site/workspace.ts';

type Start = ConstructorParameters<typeof RenderWorker>[0];
type PageRequest = Parameters<RenderWorker['render']>[0];

/** The sign-in page requests no data: its time is the worker's. */
const login: PageRequest = {
  url: 'http://localhost:3000/login',
  method: 'GET',
  headers: [],
  requestId: 'bench',
  nonce: 'bench',
  session: { user: null, expiresAt: null },
  pins: '{"seq":1,"pollSeconds":30,"pins":{}}',
  year: 2026,
};

const deadline = () => ({ until: performance.now() + 10_000, failure: 'deadline' as const });

function startOf(builds: Builds): Start {
  const of = (app: string) => {
    const folder = builds[app] ?? '';
    const file = path.join(folder, 'server.cjs');
    const record = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8'));
    return { source: { source: readFileSync(file), file }, base: `/builds/r/${app}/r_0/`, record };
  };
  const [shell, remote] = [of('shell'), of('mfe-account')];
  return {
    shell: shell.source,
    remote: remote.source,
    binding: {
      app: 'mfe-account',
      apiBaseUrl: 'http://127.0.0.1:9',
      site: { name: 'えんえらび', origin: 'http://localhost:3000', links: {} },
      shell: { ...shell.record, base: shell.base, main: shell.record.entry.client },
      remote: { ...remote.record, base: remote.base },
    },
  };
}

/** A worker that runs until it hands over its compiled code. */
async function compiledBy(start: Start): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new RenderWorker(start, reject, resolve);
  await worker.render(login, deadline());
  const compiled = await promise;
  await worker.stop();
  return compiled;
}

export interface WorkerStarts {
  /** A worker without code: the share of Node itself. */
  bare: number[];
  /** A release that has never run, in a shell that has. */
  newRelease: number[];
  /** A release whose worker ended, or that is live again. */
  knownRelease: number[];
}

/**
 * Milliseconds from the creation of a render worker with the real shell and mfe-account to its first page, in a warm
 * server. The releases' hashes have been verified before.
 * @param folder the compile cache of the server's own modules, as in its data folder
 * @throws Error if the page is not the sign-in page
 */
export async function spawnToFirstPage(
  builds: Builds,
  rounds: number,
  folder: string,
): Promise<WorkerStarts> {
  enableCompileCache(folder);
  const start = startOf(builds);
  const shellAlone: Start = {
    ...start,
    binding: { ...start.binding, app: null, remote: null },
    remote: null,
  };
  const known = new CompiledCode();
  known.keep(shellAlone, await compiledBy(shellAlone));
  const shellKnown = known.addTo(start);
  known.keep(start, await compiledBy(start));
  const allKnown = known.addTo(start);
  const starts: WorkerStarts = { bare: [], newRelease: [], knownRelease: [] };
  for (let round = 0; round < rounds; round += 1) {
    starts.bare.push(await bareStart());
    starts.newRelease.push(await timeOf(shellKnown));
    starts.knownRelease.push(await timeOf(allKnown));
  }
  return starts;
}

async function bareStart(): Promise<number> {
  const startedAt = performance.now();
  const worker = new Worker("require('node:worker_threads').parentPort.postMessage(true)", {
    eval: true,
    env: {},
    execArgv: [],
  });
  await once(worker, 'message');
  const ms = performance.now() - startedAt;
  await worker.terminate();
  return ms;
}

async function timeOf(start: Start): Promise<number> {
  const startedAt = performance.now();
  const worker = new RenderWorker(start, () => {});
  const { status, html } = await worker.render(login, deadline());
  const page = Buffer.from(html).toString();
  const ms = performance.now() - startedAt;
  await worker.stop();
  if (status !== 200 || !page.includes('</html>')) throw new Error(`The sign-in page answered ${status}`);
  return ms;
}
