import type { RenderFailureKind } from './render-failure.ts';

/** Limits of rendering: a page, a worker, a pool of workers, a release. `deadline.ts` adds up a page's deadline. */

/** Part of a page's deadline beyond its calls to the API and its own rendering. */
export const deadlineMarginMs = 700;

/** Interval of heartbeats while a worker renders. */
export const beatEveryMs = 20;
/** Interval of heartbeats while a worker is idle. */
export const idleBeatMs = 1_000;
/** The longest time that a worker with waiting requests may compute without a turn of its event loop. */
export const blockedAfterMs = 250;
/** The same for development servers: their first page runs code that was never compiled before. */
export const blockedInDevelopmentMs = 1_500;
/** The longest time that a worker's event loop may be blocked, whether it computes or waits. */
export const silentAfterMs = 2_000;
/** The longest time for a page while no call to the API is running. */
export const hungAfterMs = 800;
/** An idle worker hands over its code cache after this time. */
export const compiledAfterMs = 1_000;
/** A release that has not started by then has failed. */
export const startDeadlineMs = 5_000;
/** Releases start one after another; one that hangs delays the next by at most this time. */
export const nextStartAfterMs = 1_000;
/** Five times what a busy worker holds; a leak is found in half the time that a limit of 256 would take. */
export const heapLimitMb = 128;
/**
 * Most objects of a page become garbage soon: with 16 MB, a busy worker spends a tenth of its time on garbage
 * collection.
 */
export const youngLimitMb = 48;
export const externalLimitMb = 128;
/** The most buffers that are kept for next pages; a worker drops any more. */
export const mostFreeBuffers = 32;

/** Interval of checks whether the workers of a pool are saturated. */
export const saturationCheckMs = 500;
/** A worker that gets less of a processor shares it with others, and so would one more worker. */
export const saturatedShare = 0.75;
/** How long the workers of a release stay after its last page. */
export const poolIdleMs = 600_000;
/** How long a worker beyond the first stays after it was last needed. */
export const extraWorkerIdleMs = 30_000;
/** Pause after a further worker could not start: the next attempt would meet the same busy machine. */
export const startPauseMs = 60_000;

/** How long a page or the end of a worker counts for a release's circuit breaker. */
export const countedForMs = 60_000;
/** Pages are counted by slices of this length. */
export const sliceMs = 5_000;
/** How long a circuit is open at first; each further time it is open for twice as long. */
export const firstOpenMs = 5_000;
export const longestOpenMs = 120_000;
/** A release that cannot start, or ends its worker, gets fewer chances than one that renders bad pages. */
export const toleratedEnds: Partial<Record<RenderFailureKind, number>> = {
  start: 1,
  crash: 2,
  memory: 2,
  blocked: 2,
};
/** A release is bad if more pages fail. Broken data of one facility, requested again and again, is not enough. */
export const toleratedPages = 5;
/** The share of pages that may fail, too. */
export const toleratedShare = 0.05;
/** Each attempt starts a worker: if everything fails, a page must not cost sixteen workers. */
export const mostWithOpenCircuit = 4;
