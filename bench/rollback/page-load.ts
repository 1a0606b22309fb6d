import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageLoadOptions, PageOutcome } from './page-load.worker.ts';

export interface SeenPage {
  /** When its last byte came; `performance.now()`. */
  atMs: number;
  /** The text of its heading. */
  shows: string;
}

/** An open load on several servers, from a thread of its own: an operator's command does not share one with visitors. */
export class PageLoad {
  readonly seen: SeenPage[] = [];
  readonly failures: string[] = [];
  readonly #worker: Worker;
  #asked = 0;

  constructor(origins: readonly string[], perSecond: number) {
    const workerData: PageLoadOptions = { origins, perSecond };
    this.#worker = new Worker(new URL('page-load.worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', (outcome: PageOutcome) => this.#take(outcome));
  }

  get asked(): number {
    return this.#asked;
  }

  /** Waits until every server has shown only this for a while. */
  async untilOnly(text: string, pages: number): Promise<void> {
    for (;;) {
      await sleep(20);
      const last = this.seen.slice(-pages);
      if (last.length === pages && last.every(({ shows }) => shows === text)) return;
    }
  }

  /** Forgets the pages so far; failures stay. */
  clear(): void {
    this.seen.length = 0;
  }

  async end(): Promise<void> {
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage('end');
    await ended;
  }

  #take(outcome: PageOutcome): void {
    this.#asked++;
    if ('failed' in outcome) this.failures.push(outcome.failed);
    else this.seen.push({ atMs: outcome.at - performance.timeOrigin, shows: outcome.shows });
  }
}
