import { Worker } from 'node:worker_threads';
import type { DrawnSite } from './draw-picture.ts';
import type { Picture } from './picture.ts';
import type { Drawn } from './picture-worker.ts';

/** More pictures are asked for than can be drawn, or one was not drawn in time. */
export class PictureRendererBusy extends Error {
  override name = 'PictureRendererBusy';
}

export interface PictureRendererLimits {
  /** Pictures that wait for their turn. */
  waiting: number;
  /** For one picture, the start of the thread included. */
  deadlineMs: number;
  /** Without work the thread goes, and its memory with it. */
  idleMs: number;
}

const usual: PictureRendererLimits = { waiting: 16, deadlineMs: 5_000, idleMs: 60_000 };

interface Order {
  picture: Picture;
  resolve: (png: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
}

/** Draws pictures one at a time on a thread of its own, so that pages wait for none. */
export class PictureRenderer {
  #site: DrawnSite;
  #limits: PictureRendererLimits;
  #worker: Worker | undefined;
  #current: Order | undefined;
  #queue: Order[] = [];
  #timer: NodeJS.Timeout | undefined;
  #file: URL;

  /** @param file of the thread; another one in tests */
  constructor(
    site: DrawnSite,
    limits: Partial<PictureRendererLimits> = {},
    file = new URL('./picture-worker.ts', import.meta.url),
  ) {
    this.#site = site;
    this.#limits = { ...usual, ...limits };
    this.#file = file;
  }

  /**
   * @returns a PNG
   * @throws PictureRendererBusy where too many wait or the time is over
   */
  draw(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#queue.length >= this.#limits.waiting)
      return Promise.reject(new PictureRendererBusy('too many pictures are waiting'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ picture, resolve, reject });
      this.#next();
    });
  }

  /** Ends the thread; what waits is not drawn any more. */
  async close(): Promise<void> {
    for (const { reject } of this.#queue.splice(0)) reject(new PictureRendererBusy('the server stops'));
    await this.#dismiss(new PictureRendererBusy('the server stops'));
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    this.#current = this.#queue.shift();
    const { idleMs, deadlineMs } = this.#limits;
    if (!this.#current) {
      this.#timer = setTimeout(() => void this.#dismiss(), idleMs).unref();
      return;
    }
    this.#timer = setTimeout(
      () => void this.#dismiss(new PictureRendererBusy('not drawn in time')),
      deadlineMs,
    );
    this.#worker ??= this.#hire();
    this.#worker.postMessage(this.#current.picture);
  }

  #hire(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#site });
    worker.unref();
    worker.on('message', (drawn: Drawn) => this.#done(drawn));
    worker.on('error', (error) => {
      if (this.#worker === worker) void this.#dismiss(error as Error);
    });
    return worker;
  }

  #done(drawn: Drawn): void {
    const order = this.#current;
    this.#current = undefined;
    if ('png' in drawn) order?.resolve(drawn.png);
    else order?.reject(new Error(drawn.failure));
    this.#next();
  }

  /** @param why what is told to whoever waits for the picture that is being drawn */
  async #dismiss(why?: Error): Promise<void> {
    clearTimeout(this.#timer);
    const [worker, order] = [this.#worker, this.#current];
    this.#worker = undefined;
    this.#current = undefined;
    if (why) order?.reject(why);
    if (this.#queue.length > 0) this.#next();
    await worker?.terminate();
  }
}
