import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { DrawnSite } from './draw-picture.ts';
import type { Picture } from './picture.ts';

/** Too many pictures wait, or one was not drawn in time. */
export class PictureRendererBusy extends Error {
  override name = 'PictureRendererBusy';
}

export interface PictureRendererLimits {
  /** The most pictures that may wait. */
  waiting: number;
  /** Limit for one picture, including the start of the thread. */
  deadlineMs: number;
  /** An idle thread ends after this time, and frees its memory. */
  idleMs: number;
}

const defaults: PictureRendererLimits = { waiting: 16, deadlineMs: 5_000, idleMs: 60_000 };

/** Draws pictures one at a time on a thread of its own, so that no page waits for them. */
export class PictureRenderer {
  readonly #limits: PictureRendererLimits;
  readonly #pool: Piscina<Picture, Uint8Array<ArrayBuffer>>;
  readonly #closing = new AbortController();
  #last: Promise<unknown> = Promise.resolve();
  #unfinished = 0;

  /** @param file of the thread; tests pass another one */
  constructor(
    site: DrawnSite,
    limits: Partial<PictureRendererLimits> = {},
    file = new URL('./picture-worker.ts', import.meta.url),
  ) {
    this.#limits = { ...defaults, ...limits };
    this.#pool = new Piscina({
      filename: fileURLToPath(file),
      workerData: site,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: this.#limits.idleMs,
    });
  }

  /**
   * @returns a PNG
   * @throws PictureRendererBusy if too many pictures wait or the deadline has passed
   */
  async draw(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
    // The first is being drawn; only the others wait.
    if (this.#unfinished > this.#limits.waiting)
      throw new PictureRendererBusy('too many pictures are waiting');
    this.#unfinished += 1;
    const drawing = this.#last.then(() => this.#drawNow(picture));
    this.#last = drawing
      .catch(() => {})
      .finally(() => {
        this.#unfinished -= 1;
      });
    return drawing;
  }

  /** Ends the thread; waiting pictures are not drawn. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#last;
    await this.#pool.destroy();
  }

  /** The deadline of a picture begins when the thread takes it; aborting the task ends the thread. */
  async #drawNow(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
    const deadline = AbortSignal.timeout(this.#limits.deadlineMs);
    const signal = AbortSignal.any([deadline, this.#closing.signal]);
    if (signal.aborted) throw new PictureRendererBusy('the server stops');
    try {
      return await this.#pool.run(picture, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new PictureRendererBusy(deadline.aborted ? 'not drawn in time' : 'the server stops');
    }
  }
}
