import type { RenderRequest } from '../../render/render-request.ts';
import type { Deadline } from './deadline.ts';
import { startPauseMs } from './limits.ts';
import type { PooledPage } from './protocol.ts';
import { RenderFailure } from './render-failure.ts';
import type { RenderWorker, WorkerEnd } from './render-worker.ts';
import type { WorkerLoad } from './saturation.ts';
import type { WorkerQuota } from './worker-quota.ts';

export interface WorkerPoolSettings {
  /** Starts a worker; all workers of a pool run the same verified bytes. */
  startWorker: (onEnd: WorkerEnd) => RenderWorker;
  /** Called for every worker that the release ended; if the pool has ended, it was the last one. */
  onEnd: WorkerEnd;
  /** Called when there is one worker more or less, with the failure if another could not start. */
  onChange: (workers: number, failure?: RenderFailure) => void;
  /** Called with every page request: whether one more worker is needed. */
  isSaturated: (workers: readonly WorkerLoad[]) => boolean;
  /** Workers beyond the first; all pools share this quota. */
  quota: WorkerQuota;
  /** How long a worker beyond the first stays after it was last needed. */
  extraIdleMs: number;
  now: () => number;
}

/**
 * The workers of one pairing of a shell with a remote. A pool has one worker; another joins while all of them compute
 * without a pause and requests wait.
 */
export class WorkerPool {
  #settings: WorkerPoolSettings;
  #workers: RenderWorker[] = [];
  #growsFrom = 0;
  #extraIdle: NodeJS.Timeout | undefined;
  #ended = new RenderFailure('crash', 'the workers were stopped');
  /** Settles when the first worker has rendered its probe page, or could not. */
  readonly ready: Promise<void>;

  constructor(settings: WorkerPoolSettings) {
    this.#settings = settings;
    this.#ended.endedWorker = true;
    this.ready = this.#add().ready;
  }

  get isReady(): boolean {
    return this.#workers.some((worker) => worker.isReady);
  }

  get hasEnded(): boolean {
    return this.#workers.length === 0;
  }

  /** Whether the verified files have been deleted since. */
  get isGone(): boolean {
    return this.#workers[0]?.isGone ?? false;
  }

  get running(): number {
    return this.#workers.reduce((sum, { running }) => sum + running, 0);
  }

  /** @throws RenderFailure */
  async render(request: RenderRequest, deadline: Deadline, signal?: AbortSignal): Promise<PooledPage> {
    const worker = this.#leastBusy();
    if (!worker) throw this.#ended;
    if (worker !== this.#workers[0]) this.#extraIdle?.refresh();
    if (this.#settings.isSaturated(this.#workers)) this.#grow();
    return await worker.render(request, deadline, signal);
  }

  /** Pages that are being rendered fail as `retired`; forms are waited for. */
  giveUpReads(): void {
    for (const worker of this.#workers) worker.giveUpReads();
  }

  /** Ends all workers at once; waiting requests fail. */
  async stop(): Promise<void> {
    clearTimeout(this.#extraIdle);
    for (const _ of this.#workers.slice(1)) this.#settings.quota.free();
    await Promise.all(this.#workers.splice(0).map((worker) => worker.stop()));
  }

  /** Takes the first of the least busy workers, so that the others become idle and can end. */
  #leastBusy(): RenderWorker | undefined {
    const ready = this.#workers.filter(({ isReady }) => isReady);
    const [first = this.#workers[0], ...others] = ready;
    return others.reduce((least, other) => (least && least.running <= other.running ? least : other), first);
  }

  #add(): RenderWorker {
    const worker = this.#settings.startWorker((reason, requestIds) =>
      this.#leave(worker, reason, requestIds),
    );
    this.#workers.push(worker);
    return worker;
  }

  #grow(): void {
    const { now, quota, onChange, extraIdleMs } = this.#settings;
    if (now() < this.#growsFrom || !quota.take()) return;
    this.#add();
    onChange(this.#workers.length);
    clearTimeout(this.#extraIdle);
    this.#extraIdle = setTimeout(() => this.#shrink(), extraIdleMs).unref();
  }

  #shrink(): void {
    const { quota, onChange } = this.#settings;
    const spare = this.#workers.length > 1 ? this.#workers.at(-1) : undefined;
    if (!spare) return;
    if (spare.running === 0) {
      this.#workers.pop();
      quota.free();
      void spare.stop();
      onChange(this.#workers.length);
    }
    this.#extraIdle?.refresh();
  }

  /** The worker ended because of its own or its release's error. */
  #leave(worker: RenderWorker, reason: RenderFailure, requestIds: readonly string[]): void {
    const { now, quota, onChange, onEnd } = this.#settings;
    this.#workers = this.#workers.filter((other) => other !== worker);
    if (this.hasEnded) this.#ended = reason;
    else quota.free();
    // The other workers run the same code, so the machine is why this one could not start.
    if (reason.kind === 'start' && this.isReady) {
      this.#growsFrom = now() + startPauseMs;
      onChange(this.#workers.length, reason);
    } else onEnd(reason, requestIds);
  }
}
