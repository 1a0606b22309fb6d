/** Limits of time and memory for a render worker. The deadline of a page is in `deadline.ts`. */

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
