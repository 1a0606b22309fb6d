import { type Candidate, candidateKey } from './candidates.ts';
import { deadlineFor } from './deadline.ts';
import type { WorkerPool } from './worker-pool.ts';

/** A retired release ends only after the deadline of its last form. */
const drainMs = deadlineFor('POST');

/** The pools that run, one for each candidate: opened once, kept while they are warm or asked for, and drained. */
export class OpenPools {
  #start: (candidate: Candidate) => Promise<WorkerPool>;
  #idleMs: number;
  #pools = new Map<string, Promise<WorkerPool>>();
  #started = new Map<string, WorkerPool>();
  #warmKeys: ReadonlySet<string> = new Set();
  #idle = new Map<string, NodeJS.Timeout>();

  /** @param idleMs how long a pool that is not kept warm stays after its last request */
  constructor(start: (candidate: Candidate) => Promise<WorkerPool>, idleMs: number) {
    this.#start = start;
    this.#idleMs = idleMs;
  }

  /** Concurrent requests for the same release start only one pool. */
  open(candidate: Candidate): Promise<WorkerPool> {
    const key = candidateKey(candidate);
    if (!this.#warmKeys.has(key)) this.#endWhenIdle(key);
    const known = this.#pools.get(key);
    if (known) return known;
    const starting = this.#start(candidate);
    this.#pools.set(key, starting);
    const isCurrent = (): boolean => this.#pools.get(key) === starting;
    starting.then(
      (pool) => isCurrent() && this.#started.set(key, pool),
      () => isCurrent() && this.#forget(key),
    );
    return starting;
  }

  isReady(candidate: Candidate): boolean {
    return this.#started.get(candidateKey(candidate))?.isReady ?? false;
  }

  /** Keeps these warm; others end when they are idle. Those that are not named give up their pages, and end after their forms. */
  keep(warm: readonly Candidate[], named: ReadonlySet<string>): void {
    this.#warmKeys = new Set(warm.map(candidateKey));
    for (const key of this.#pools.keys()) {
      if (!named.has(key)) void this.#retire(key);
      else if (!this.#warmKeys.has(key)) this.#endWhenIdle(key);
    }
  }

  /** Called when a pool has ended by itself. A retired pool may already have a successor, which stays. */
  hasEnded(candidate: Candidate, pool: WorkerPool): void {
    const key = candidateKey(candidate);
    if (this.#started.get(key) === pool) this.#forget(key);
  }

  retire(candidate: Candidate): Promise<void> {
    return this.#retire(candidateKey(candidate));
  }

  async stop(): Promise<void> {
    for (const timer of this.#idle.values()) clearTimeout(timer);
    // A pool that is still being prepared starts a worker, too.
    const pools = await Promise.allSettled(this.#pools.values());
    this.#pools.clear();
    this.#started.clear();
    await Promise.all(pools.map((pool) => pool.status === 'fulfilled' && pool.value.stop()));
  }

  /** Ends a pool of the last known good shell, or of a request that began under the previous document. */
  #endWhenIdle(key: string): void {
    const running = this.#idle.get(key);
    if (running) {
      running.refresh();
      return;
    }
    const timer = setTimeout(() => {
      this.#idle.delete(key);
      if (!this.#warmKeys.has(key)) void this.#retire(key);
    }, this.#idleMs);
    this.#idle.set(key, timer.unref());
  }

  #forget(key: string): void {
    clearTimeout(this.#idle.get(key));
    this.#idle.delete(key);
    this.#pools.delete(key);
    this.#started.delete(key);
  }

  async #retire(key: string): Promise<void> {
    const opening = this.#pools.get(key);
    this.#forget(key);
    // A pool that is still being prepared starts a worker, too.
    const pool = await opening?.catch(() => undefined);
    pool?.giveUpReads();
    for (let waited = 0; pool && pool.running > 0 && waited < drainMs; waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await pool?.stop();
  }
}
