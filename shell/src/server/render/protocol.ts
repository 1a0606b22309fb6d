import type { RenderBinding, RenderReply, RenderRequest } from '../../render/render-request.ts';

/** Verified code of one release, as the worker runs it. */
export interface VerifiedSource {
  source: Uint8Array;
  /** Named in stack traces. */
  file: string;
  /** What V8 made of this very source before: it saves compiling it again. */
  compiled?: Uint8Array<ArrayBuffer> | undefined;
}

export interface WorkerStart {
  shell: VerifiedSource;
  remote: VerifiedSource | null;
  binding: RenderBinding;
  /**
   * Heartbeats, memory outside the heap in MiB, which `resourceLimits` does not limit, the thread's computing time in
   * ms, and 1 where somebody waits for the start, each a 32-bit number.
   */
  pulse: SharedArrayBuffer;
}

/** `spent` are buffers of pages that have been sent: the worker's again, to be filled with the next ones. */
export type ToWorker = { id: number; request: RenderRequest; spent: ArrayBuffer[] } | { abort: number };

/** A page as it leaves the worker: encoded there, once, and handed over with its memory. */
export interface RenderedPage extends Omit<RenderReply, 'html'> {
  html: Uint8Array<ArrayBuffer>;
}

/**
 * A page whose memory goes back to its worker when its bytes have been sent or compressed, and nobody reads them any
 * more. Memory that is allocated for each page makes the server collect its whole heap every 50 pages.
 */
export interface LentPage extends RenderedPage {
  giveBack: () => void;
}

/** `compiled` is V8's code of the remote, or of the shell where there is none, if the worker came without it. */
export type FromWorker =
  | { ready: true }
  | { compiled: Uint8Array<ArrayBuffer> }
  | { id: number; reply: RenderedPage }
  | { id: number; failure: { kind: 'render' | 'deadline'; message: string; stack?: string } };

export const beatSlot = 0;
export const externalSlot = 1;
export const cpuSlot = 2;
export const awaitedSlot = 3;
export const pulseBytes = 16;
export const beatEveryMs = 20;
export const idleBeatMs = 1_000;
/** How long a worker may compute without its event loop turning, while someone waits for it. */
export const blockedAfterMs = 250;
/** The same where development servers stand in for releases: the first page is rendered by code that never ran before. */
export const blockedInDevelopmentMs = 1_500;
/** How long its event loop may stand still, whatever it does or waits for. */
export const silentAfterMs = 2_000;
/** How long a page may take while no call to the API is running. */
export const hungAfterMs = 800;
/** When a worker that nobody waits for hands over what it has compiled. */
export const compiledAfterMs = 1_000;
export const startDeadlineMs = 5_000;
/** The fault of a release that has not started by then. */
export const lateStart = 'did not start in time';
/** Five times what a busy worker holds; a release that leaks is found out in half the time that 256 would take. */
export const heapLimitMb = 128;
/** What a page leaves behind dies young: with 16 a busy worker spends a tenth of its time on collecting it. */
export const youngLimitMb = 48;
export const externalLimitMb = 128;
/** Buffers that wait for the next page; more than a busy moment leaves behind are let go. */
export const mostSpent = 32;
