/** Time and memory that a render worker may take. The deadline of a page is in `deadline.ts`. */

/** Heartbeat of a worker that renders. */
export const beatEveryMs = 20;
/** Heartbeat of an idle worker. */
export const idleBeatMs = 1_000;
/** A worker that somebody waits for may compute so long without a turn of its event loop. */
export const blockedAfterMs = 250;
/** The same where development servers stand in for releases: the first page is rendered by code that never ran before. */
export const blockedInDevelopmentMs = 1_500;
/** A worker's event loop may stand still so long, whether it computes or waits. */
export const silentAfterMs = 2_000;
/** A page may take so long while no call to the API is running. */
export const hungAfterMs = 800;
/** An idle worker hands over its compiled code after so long. */
export const compiledAfterMs = 1_000;
/** A release that has not started by then has failed. */
export const startDeadlineMs = 5_000;
/** Releases start one after another; one that hangs holds the next one up no longer than this. */
export const nextStartAfterMs = 1_000;
/** Five times what a busy worker holds; a leaking release is found in half the time that 256 would take. */
export const heapLimitMb = 128;
/** A page's leftovers die young: with 16 a busy worker spends a tenth of its time on collecting them. */
export const youngLimitMb = 48;
export const externalLimitMb = 128;
/** Buffers that wait for the next page; a worker drops more than that. */
export const mostFreeBuffers = 32;
