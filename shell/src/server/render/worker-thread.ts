import { getHeapStatistics } from 'node:v8';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { createRenderer, Render } from '../../render/render.tsx';
import type { RenderBinding, RenderRequest } from '../../render/render-request.ts';
import { visitor } from '../session/visitor.ts';
import { remoteGlobals } from './code/remote-globals.ts';
import { encodePage } from './encode-page.ts';
import { awaitedIndex, beatIndex, cpuIndex, externalIndex } from './heartbeat-counters.ts';
import { beatEveryMs, compiledAfterMs, hungAfterMs, idleBeatMs, mostFreeBuffers } from './limits.ts';
import type { FromWorker, ToWorker, VerifiedSource, WorkerStart } from './protocol.ts';

const { shell, remote, binding, counters: memory } = workerData as WorkerStart;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker of the shell server');

const counters = new Int32Array(memory);
const beat = (): void => {
  const { user, system } = process.threadCpuUsage();
  Atomics.store(counters, cpuIndex, Math.round((user + system) / 1000));
  Atomics.add(counters, beatIndex, 1);
  // Not process.memoryUsage(): it reads the figures of the whole process from the system each time.
  Atomics.store(counters, externalIndex, Math.round(getHeapStatistics().external_memory / 1_048_576));
};
setInterval(beat, idleBeatMs).unref();
let quickBeat: NodeJS.Timeout | undefined;

/** Sends heartbeats, often while a request waits and seldom otherwise: many idle releases would take a whole core. */
function keepBeating(): void {
  if (aborts.size > 0) quickBeat ??= setInterval(beat, beatEveryMs);
  else {
    clearInterval(quickBeat);
    quickBeat = undefined;
  }
}

/** The last script that was evaluated without a code cache. */
let fresh: vm.Script | undefined;

/**
 * Runs exactly the bytes that were verified; the file is not read again.
 * @param given names that the code gets besides `exports` and `module`
 */
function evaluate<T>(
  { source, file, compiled }: VerifiedSource,
  given: Readonly<Record<string, unknown>>,
): T {
  const module = { exports: {} };
  const wrapper = `(function (exports, module, ${Object.keys(given)}) {${Buffer.from(source).toString('utf8')}\n})`;
  const script = new vm.Script(wrapper, { filename: file, ...(compiled && { cachedData: compiled }) });
  fresh = compiled && !script.cachedDataRejected ? undefined : script;
  const run = script.runInThisContext() as (...values: unknown[]) => void;
  run(module.exports, module, ...Object.values(given));
  return module.exports as T;
}

interface ShellModule {
  createRenderer: typeof createRenderer;
}

const aborts = new Map<number, AbortController>();
const freeBuffers: ArrayBuffer[] = [];

async function answer(render: Render, id: number, request: RenderRequest): Promise<void> {
  const controller = new AbortController();
  aborts.set(id, controller);
  keepBeating();
  let calls = 0;
  const onCall = (running: 1 | -1): void => {
    calls += running;
    if (calls === 0) hung.refresh();
  };
  // Calls to the API have their own time limit. A release that takes longer without one hangs.
  const hung = setTimeout(() => {
    if (calls > 0) return;
    controller.abort();
    port?.postMessage({ id, failure: { kind: 'deadline', message: `no answer within ${hungAfterMs} ms` } });
  }, hungAfterMs);
  try {
    const { html, ...head } = await render(request, { signal: controller.signal, onCall });
    const bytes = encodePage(html, freeBuffers);
    port?.postMessage({ id, reply: { ...head, html: bytes } } satisfies FromWorker, [bytes.buffer]);
  } catch (error) {
    if (!controller.signal.aborted)
      port?.postMessage({ id, failure: { kind: 'render', ...described(error) } });
  } finally {
    // Several API replies that arrive together are rendered before any timer runs: that is work, not a blocked loop.
    beat();
    clearTimeout(hung);
    aborts.delete(id);
    keepBeating();
  }
}

const described = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  stack: error instanceof Error ? error.stack : undefined,
});

/** A page that every release can render without the API: it shows that shell, container and router work together. */
const probe: RenderRequest = {
  url: 'http://probe.invalid/__probe/__probe',
  method: 'GET',
  headers: [],
  requestId: 'probe',
  nonce: 'probe',
  session: visitor,
  pins: '{"pins":{}}',
  year: 0,
};

const { createRenderer: create } = evaluate<ShellModule>(shell, {
  require: process.getBuiltinModule('node:module').createRequire(import.meta.url),
});
const container = remote ? evaluate<Parameters<typeof create>[0]>(remote, remoteGlobals) : null;
const render = await create(container, binding as RenderBinding);
await render(probe, { signal: AbortSignal.timeout(hungAfterMs), onCall: () => {} });

port.on('message', (message: ToWorker) => {
  // A port delivers all waiting messages before any timer runs: a long queue is work, not a blocked event loop.
  beat();
  if ('abort' in message) aborts.get(message.abort)?.abort();
  else {
    freeBuffers.push(...message.freeBuffers);
    freeBuffers.splice(0, freeBuffers.length - mostFreeBuffers);
    void answer(render, message.id, message.request);
  }
});
/** Node loads its `fetch` code at the first use, which would be the first call to the API. */
const loadFetch = (): void => void globalThis.Request;

if (Atomics.load(counters, awaitedIndex) === 0) loadFetch();
port.postMessage({ ready: true });

/** The code cache then contains the functions that pages have used by this time. */
const handOver = setInterval(() => {
  if (aborts.size > 0) return;
  clearInterval(handOver);
  loadFetch();
  if (fresh) port.postMessage({ compiled: new Uint8Array(fresh.createCachedData()) } satisfies FromWorker);
  fresh = undefined;
}, compiledAfterMs).unref();
