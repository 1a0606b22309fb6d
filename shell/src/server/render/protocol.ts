import type { RenderBinding, RenderReply, RenderRequest } from '../../render/render-request.ts';

/** Verified code of one release, as the worker runs it. */
export interface VerifiedSource {
  source: Uint8Array;
  /** File name for stack traces. */
  file: string;
  /** V8's code cache of this exact source, which saves compiling it again. */
  compiled?: Uint8Array<ArrayBuffer> | undefined;
}

export interface WorkerStart {
  shell: VerifiedSource;
  remote: VerifiedSource | null;
  binding: RenderBinding;
  /**
   * 32-bit numbers in the order of `heartbeat-counters.ts`: heartbeats, memory outside the heap in MiB, CPU time in ms,
   * and whether a request waits for the start.
   */
  counters: SharedArrayBuffer;
}

/** `freeBuffers` are buffers of sent pages, which go back to the worker for its next pages. */
export type ToWorker = { id: number; request: RenderRequest; freeBuffers: ArrayBuffer[] } | { abort: number };

/** A page that its worker has encoded, and whose memory is transferred to the server. */
export interface RenderedPage extends Omit<RenderReply, 'html'> {
  html: Uint8Array<ArrayBuffer>;
}

/**
 * A page whose memory goes back to its worker once its bytes have been sent or compressed. If each page allocated its
 * memory, the server would collect its whole heap every 50 pages.
 */
export interface PooledPage extends RenderedPage {
  free: () => void;
}

/**
 * `compiled` is V8's code cache of the remote, or of the shell if there is no remote; sent if the worker started
 * without it.
 */
export type FromWorker =
  | { ready: true }
  | { compiled: Uint8Array<ArrayBuffer> }
  | { id: number; reply: RenderedPage }
  | { id: number; failure: { kind: 'render' | 'deadline'; message: string; stack?: string } };
