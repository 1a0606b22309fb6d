import type { RenderBinding, RenderReply, RenderRequest } from '../../render/render-request.ts';

/** Verified code of one release, as the worker runs it. */
export interface VerifiedSource {
  source: Uint8Array;
  /** Named in stack traces. */
  file: string;
  /** V8's earlier compilation of this very source: it saves compiling it again. */
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
  counters: SharedArrayBuffer;
}

/** `freeBuffers` are buffers of pages that have been sent: the worker's again, to be filled with the next ones. */
export type ToWorker = { id: number; request: RenderRequest; freeBuffers: ArrayBuffer[] } | { abort: number };

/** A page as it leaves the worker: encoded there, once, and handed over with its memory. */
export interface RenderedPage extends Omit<RenderReply, 'html'> {
  html: Uint8Array<ArrayBuffer>;
}

/**
 * A page whose memory goes back to its worker when its bytes have been sent or compressed, and nobody reads them any
 * more. Memory that is allocated for each page makes the server collect its whole heap every 50 pages.
 */
export interface PooledPage extends RenderedPage {
  free: () => void;
}

/** `compiled` is V8's code of the remote, or of the shell where there is none, if the worker came without it. */
export type FromWorker =
  | { ready: true }
  | { compiled: Uint8Array<ArrayBuffer> }
  | { id: number; reply: RenderedPage }
  | { id: number; failure: { kind: 'render' | 'deadline'; message: string; stack?: string } };
