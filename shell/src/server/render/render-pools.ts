import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseDocument } from '@enerabi/release/document';
import type { RenderRequest } from '../../render/render-request.ts';
import type { Attempt } from '../rollout/visits.ts';
import { warmCandidates } from '../rollout/warm-candidates.ts';
import type { ServiceRecords } from '../service/service-records.ts';
import { type Candidate, candidates, inOrder } from './candidates.ts';
import { CircuitBreakers } from './circuit-breakers.ts';
import { CompiledCode } from './code/compiled-code.ts';
import type { Deadline } from './deadline.ts';
import { documentPins } from './document-pins.ts';
import { nextStartAfterMs } from './limits.ts';
import { OpenPools } from './open-pools.ts';
import type { PooledPage, WorkerStart } from './protocol.ts';
import { isUnasked, RenderFailure } from './render-failure.ts';
import { RenderWorker } from './render-worker.ts';
import { saturationWatch } from './saturation.ts';
import { WorkerPool } from './worker-pool.ts';
import { WorkerQuota } from './worker-quota.ts';

export interface RenderPoolsSettings {
  /** Verifies the releases of a candidate and returns what its worker needs; rejects if it cannot. */
  prepare: (candidate: Candidate) => Promise<Omit<WorkerStart, 'counters'>>;
  now: () => number;
  /** Records how releases serve, and knows the best ones to fall back on. */
  records: ServiceRecords;
  deadlineFor: (method: string) => number;
  /** How long an unneeded worker stays after its last request. */
  idleMs: number;
  /** The most workers beyond the first of each pool, for pools that cannot keep up. */
  quota: number;
  /** How long such a worker stays after it was last needed. */
  extraIdleMs: number;
  /** How long a worker may compute without a turn of its event loop while a request waits for it. */
  blockedMs: number;
  /** Called when a pool has one worker more or less, with the failure if another could not start. */
  onPoolChange: (candidate: Candidate, workers: number, failure?: RenderFailure) => void;
  /** @param requestIds reference numbers of the requests that waited for the page; may be empty */
  onFailure: (candidate: Candidate, failure: RenderFailure, requestIds: readonly string[]) => void;
}

/** A request before its release is chosen: the pins depend on the release. */
export type PageRequest = Omit<RenderRequest, 'pins'>;

export interface Rendered {
  reply: PooledPage;
  candidate: Candidate;
}

/**
 * The render workers, with a pool for each pairing of a shell with a remote. The pools of the active shell are kept
 * warm: alone, with each remote's active release, with the candidates of rollouts, and with the best fallback of each.
 * Other pools start when they are needed, and end when they are idle.
 */
export class RenderPools {
  #settings: RenderPoolsSettings;
  #pools: OpenPools;
  #breakers: CircuitBreakers;
  #compiled = new CompiledCode();
  #quota: WorkerQuota;
  #followed: ReleaseDocument | undefined;

  constructor(settings: RenderPoolsSettings) {
    this.#settings = settings;
    this.#pools = new OpenPools((candidate) => this.#start(candidate), settings.idleMs);
    this.#breakers = new CircuitBreakers(settings.now);
    this.#quota = new WorkerQuota(settings.quota);
  }

  /**
   * Renders with the best release that can: if one fails, the next one answers the same request.
   * @param onAttempt called for each release that was asked, with the one at fault if it gave no page
   * @throws RenderFailure of the best candidate if none gave a page; of kind `client` or `retired` if none is asked any more
   */
  async render(
    document: ReleaseDocument,
    app: string | null,
    page: PageRequest,
    signal?: AbortSignal,
    onAttempt: (attempt: Attempt) => void = () => {},
  ): Promise<Rendered> {
    const all = this.#candidates(document, app);
    const ordered = this.#ordered(all);
    // The best worker, if it has ended, restarts while the last known good release answers.
    const best = all.find((candidate) => !this.#breakers.isOpen(candidate));
    if (best && best !== ordered[0]) void this.#warm(best);
    const until = performance.now() + this.#settings.deadlineFor(page.method);
    let first: RenderFailure | undefined;
    const bestAt = best ? ordered.indexOf(best) : 0;
    for (const [at, candidate] of ordered.entries()) {
      const pins = documentPins(document, app, candidate, at < bestAt);
      const request: RenderRequest = { ...page, pins };
      // A timer can be up to a millisecond early.
      if (first && performance.now() >= until - 1) break;
      // A release that had less than a page's full time is not blamed for a failure.
      const deadline: Deadline = { until, failure: first ? 'too_little_time' : 'deadline' };
      try {
        const reply = await this.#attempt(candidate, request, deadline, signal);
        onAttempt({ candidate, blamed: null });
        return { reply, candidate };
      } catch (error) {
        const failure =
          error instanceof RenderFailure
            ? error
            : new RenderFailure('start', String(error), { cause: error });
        onAttempt({ candidate, blamed: this.#settings.records.blamed(candidate, failure.kind) });
        // The form's action may have happened already. Only a worker that never started has certainly done nothing.
        const mayBeDone = request.method !== 'GET' && failure.kind !== 'start';
        if (isUnasked(failure) || mayBeDone) throw failure;
        first ??= failure;
      }
    }
    throw first ?? new RenderFailure('start', `no live release of ${app ?? 'the shell'}`);
  }

  /**
   * Starts the workers that a release document wants warm, and lets workers that it no longer names end.
   * @param atOnce how many start at the same time: each takes a core, and visitors need one, too
   * @returns settles when every active release can answer, or has had its time; the other pools start after that
   */
  async follow(document: ReleaseDocument, atOnce = 1): Promise<void> {
    this.#followed = document;
    this.#settings.records.follow(document);
    const { active, others, named } = warmCandidates(document, (composition, app) =>
      this.#candidates(composition, app),
    );
    this.#pools.keep([...active, ...others], named);
    this.#breakers.retain(named);
    await this.#warmAll(document, active, atOnce);
    void this.#warmAll(document, others, 1);
  }

  /** Settles when the best release can answer, or could not start: a preview shows no other in the meantime. */
  async prepare(document: ReleaseDocument, app: string | null): Promise<void> {
    const [best] = this.#candidates(document, app);
    if (best) await this.#warm(best);
  }

  async stop(): Promise<void> {
    this.#followed = undefined;
    await this.#pools.stop();
  }

  #candidates(document: ReleaseDocument, app: string | null): Candidate[] {
    return candidates(document, app, (release) => this.#settings.records.found(release));
  }

  /** Puts releases with an open circuit last, and those that are still starting behind those that are ready. */
  #ordered(all: Candidate[]): Candidate[] {
    return inOrder(all, (candidate) => {
      if (this.#breakers.isOpen(candidate)) return 'circuit open';
      return this.#pools.isReady(candidate) ? 'ready' : 'to start';
    });
  }

  async #warmAll(document: ReleaseDocument, all: readonly Candidate[], atOnce: number): Promise<void> {
    const queue = all.values();
    const next = async (): Promise<void> => {
      for (const candidate of queue) {
        if (this.#followed !== document) return;
        if (this.#breakers.isOpen(candidate)) continue;
        await Promise.race([this.#warm(candidate), sleep(nextStartAfterMs, undefined, { ref: false })]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  /** Settles when the candidate's worker is ready, or could not start. */
  async #warm(candidate: Candidate): Promise<void> {
    await this.#pools
      .open(candidate)
      .then((pool) => pool.ready)
      .catch(() => {});
  }

  async #attempt(
    candidate: Candidate,
    request: RenderRequest,
    deadline: Deadline,
    signal?: AbortSignal,
  ): Promise<PooledPage> {
    const pool = await this.#pools.open(candidate);
    if (pool.isGone) throw this.#giveUp(candidate, request);
    try {
      const reply = await pool.render(request, deadline, signal);
      this.#breakers.succeed(candidate);
      if (reply.status < 500) this.#settings.records.page(candidate);
      return reply;
    } catch (error) {
      // If the failure ended a worker, it was counted there, once for all requests that waited for it.
      if (error instanceof RenderFailure && !error.endedWorker && !isUnasked(error))
        this.#count(candidate, error, [request.requestId]);
      throw error;
    }
  }

  /** Ends a release whose files are gone: it still runs, but its pages would come without styles and scripts. */
  #giveUp(candidate: Candidate, { requestId }: RenderRequest): RenderFailure {
    const failure = new RenderFailure('start', 'the files of the release are gone from the store');
    void this.#pools.retire(candidate);
    this.#count(candidate, failure, [requestId]);
    return failure;
  }

  #count(candidate: Candidate, failure: RenderFailure, requestIds: readonly string[] = []): void {
    const { records, onFailure } = this.#settings;
    records.fault(candidate, failure.kind, this.#breakers.fail(candidate, failure.kind));
    onFailure(candidate, failure, requestIds);
  }

  async #start(candidate: Candidate): Promise<WorkerPool> {
    const { prepare, now, extraIdleMs, onPoolChange, blockedMs } = this.#settings;
    try {
      const start = await prepare(candidate);
      const pool = new WorkerPool({
        startWorker: (onEnd) =>
          new RenderWorker(
            this.#compiled.addTo(start),
            onEnd,
            (compiled) => this.#compiled.keep(start, compiled),
            blockedMs,
          ),
        onEnd: (reason, requestIds) => {
          if (pool.hasEnded) this.#pools.hasEnded(candidate, pool);
          this.#count(candidate, reason, requestIds);
        },
        onChange: (workers, failure) => onPoolChange(candidate, workers, failure),
        isSaturated: saturationWatch(now),
        quota: this.#quota,
        extraIdleMs,
        now,
      });
      void pool.ready.then(() => this.#settings.records.started(candidate)).catch(() => {});
      return pool;
    } catch (cause) {
      const failure = new RenderFailure('start', (cause as Error).message, { cause });
      this.#count(candidate, failure);
      throw failure;
    }
  }
}
