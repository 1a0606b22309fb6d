import { existsSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { RenderRequest } from '../../render/render-request.ts';
import type { Deadline } from './deadline.ts';
import { heartbeatWatch } from './heartbeat.ts';
import { awaitedIndex, beatIndex, counterBytes, cpuIndex, externalIndex } from './heartbeat-counters.ts';
import { blockedAfterMs, heapLimitMb, mostFreeBuffers, startDeadlineMs, youngLimitMb } from './limits.ts';
import type { FromWorker, PooledPage, RenderedPage, ToWorker, WorkerStart } from './protocol.ts';
import { RenderFailure, startTimeout } from './render-failure.ts';

interface Waiting {
  requestId: string;
  isRead: boolean;
  settle: (outcome: RenderedPage | RenderFailure) => void;
}

/** Called once with the reason why a worker ended, and the reference numbers of the requests that waited for it. */
export type WorkerEnd = (reason: RenderFailure, requestIds: readonly string[]) => void;

const watchEveryMs = 20;

/**
 * A render worker runs one release, and its errors do not reach beyond it. A worker isolates errors; it is not a
 * security boundary.
 */
export class RenderWorker {
  /** Settles when the worker has rendered its probe page, or could not. */
  readonly ready: Promise<void>;
  #worker: Worker;
  #files: string[];
  #counters: Int32Array;
  #waiting = new Map<number, Waiting>();
  #freeBuffers: ArrayBuffer[] = [];
  #nextId = 0;
  #isReady = false;
  #ended: RenderFailure | undefined;
  #watch: NodeJS.Timeout;
  #onEnd: WorkerEnd;
  #onCompiled: (compiled: Uint8Array<ArrayBuffer>) => void;
  #start = Promise.withResolvers<void>();
  #startTimer: NodeJS.Timeout;

  /** @param onCompiled called once with the worker's code cache, while no request waits for it */
  constructor(
    start: Omit<WorkerStart, 'counters'>,
    onEnd: WorkerEnd,
    onCompiled: (compiled: Uint8Array<ArrayBuffer>) => void = () => {},
    blockedMs = blockedAfterMs,
  ) {
    this.#onEnd = onEnd;
    this.#onCompiled = onCompiled;
    this.#files = [start.shell.file, ...(start.remote ? [start.remote.file] : [])];
    const counters = new SharedArrayBuffer(counterBytes);
    this.#counters = new Int32Array(counters);
    this.#worker = new Worker(new URL('./worker-thread.ts', import.meta.url), {
      workerData: { ...start, counters } satisfies WorkerStart,
      env: workerEnvironment(),
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapLimitMb, maxYoungGenerationSizeMb: youngLimitMb },
    });
    this.ready = this.#start.promise;
    this.ready.catch(() => {});
    this.#startTimer = setTimeout(() => this.#end(new RenderFailure('start', startTimeout)), startDeadlineMs);
    this.#worker.on('message', (message: FromWorker) => this.#receive(message));
    this.#worker.on('error', (error) => this.#end(failureOf(error, this.#isReady)));
    this.#worker.on('exit', (code) =>
      this.#end(new RenderFailure('crash', `the worker ended with code ${code}`)),
    );
    this.#watch = this.#watchHeart(blockedMs);
  }

  get isReady(): boolean {
    return this.#isReady && !this.#ended;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** Whether the verified files have been deleted since; the check takes some microseconds. */
  get isGone(): boolean {
    return this.#files.some((file) => !existsSync(file));
  }

  get running(): number {
    return this.#waiting.size;
  }

  /** CPU time of its thread at the last heartbeat, in ms. */
  get cpuMs(): number {
    return Atomics.load(this.#counters, cpuIndex);
  }

  /** @throws RenderFailure */
  async render(request: RenderRequest, deadline: Deadline, signal?: AbortSignal): Promise<PooledPage> {
    const id = this.#nextId++;
    const ms = Math.ceil(Math.max(0, deadline.until - performance.now()));
    const outcome = await new Promise<RenderedPage | RenderFailure>((resolve) => {
      let hasOutcome = false;
      const settle = (outcome: RenderedPage | RenderFailure): void => {
        hasOutcome = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#waiting.delete(id);
        resolve(outcome);
      };
      const leave = (failure: RenderFailure): void => {
        if (this.#waiting.has(id)) this.#post({ abort: id });
        settle(failure);
      };
      const onAbort = (): void => leave(new RenderFailure('client', 'the visitor left'));
      const timer = setTimeout(
        () => leave(new RenderFailure(deadline.failure, `no answer within ${ms} ms`)),
        ms,
      );
      signal?.addEventListener('abort', onAbort, { once: true });
      if (signal?.aborted) {
        onAbort();
        return;
      }
      const send = (): void => {
        if (hasOutcome) return;
        if (this.#ended) {
          settle(this.#ended);
          return;
        }
        const { requestId, method } = request;
        this.#waiting.set(id, { requestId, isRead: method === 'GET', settle });
        const freeBuffers = this.#freeBuffers.splice(0);
        this.#post({ id, request, freeBuffers }, freeBuffers);
      };
      if (this.isReady) send();
      else {
        Atomics.store(this.#counters, awaitedIndex, 1);
        this.ready.then(send, settle);
      }
    });
    if (outcome instanceof RenderFailure) throw outcome;
    let isInUse = true;
    const free = (): void => {
      if (isInUse && this.#freeBuffers.length < mostFreeBuffers) this.#freeBuffers.push(outcome.html.buffer);
      isInUse = false;
    };
    return { ...outcome, free };
  }

  /** Gives up the pages that another release can render as well; what a form asks for may be done already. */
  giveUpReads(): void {
    for (const [id, { isRead, settle }] of this.#waiting) {
      if (!isRead) continue;
      this.#post({ abort: id });
      settle(new RenderFailure('retired', 'the release was taken back'));
    }
  }

  /** Ends the worker at once; waiting requests fail. */
  async stop(): Promise<void> {
    this.#onEnd = () => {};
    this.#end(new RenderFailure('crash', 'the worker was stopped'));
    await this.#worker.terminate();
  }

  #post(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #receive(message: FromWorker): void {
    if ('ready' in message) {
      this.#isReady = true;
      clearTimeout(this.#startTimer);
      this.#start.resolve();
      return;
    }
    if ('compiled' in message) {
      this.#onCompiled(message.compiled);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if ('reply' in message) waiting?.settle(message.reply);
    else waiting?.settle(thrown(message.failure));
  }

  #end(reason: RenderFailure): void {
    if (this.#ended) return;
    this.#ended = reason;
    reason.endedWorker = true;
    clearInterval(this.#watch);
    clearTimeout(this.#startTimer);
    this.#start.reject(reason);
    const waiting = [...this.#waiting.values()];
    for (const { settle } of waiting) settle(reason);
    void this.#worker.terminate();
    this.#onEnd(
      reason,
      waiting.map(({ requestId }) => requestId),
    );
  }

  #watchHeart(blockedMs: number): NodeJS.Timeout {
    const [counters, worker] = [this.#counters, this.#worker];
    const look = heartbeatWatch({
      read: () => ({
        beat: Atomics.load(counters, beatIndex),
        cpuMs: Atomics.load(counters, cpuIndex),
        externalMb: Atomics.load(counters, externalIndex),
      }),
      isWaitedFor: () => this.#waiting.size > 0,
      cpuMs: async () => {
        const { user, system } = await worker.cpuUsage();
        return (user + system) / 1000;
      },
      now: () => performance.now(),
      blockedMs,
    });
    // A worker that has just ended cannot be queried any more.
    const lookOnce = () =>
      look().then(
        (fault) => fault && this.#end(fault),
        () => {},
      );
    return setInterval(lookOnce, watchEveryMs).unref();
  }
}

/**
 * Keeps the server's environment variables and its secrets from the worker, except the compile cache for the worker's
 * own modules.
 */
function workerEnvironment(): Record<string, string> {
  const compiled = getCompileCacheDir();
  return {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    ...(compiled && { NODE_COMPILE_CACHE: compiled }),
  };
}

function thrown({
  kind,
  message,
  stack,
}: {
  kind: 'render' | 'deadline';
  message: string;
  stack?: string;
}): RenderFailure {
  const failure = new RenderFailure(kind, message);
  if (stack) failure.stack = stack;
  return failure;
}

function failureOf(error: Error, wasReady: boolean): RenderFailure {
  const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return new RenderFailure(outOfMemory ? 'memory' : wasReady ? 'crash' : 'start', error.message, {
    cause: error,
  });
}
