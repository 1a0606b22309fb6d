import { parentPort, workerData } from 'node:worker_threads';
import { loadFonts } from './canvas-tools.ts';
import { type DrawnSite, drawPicture } from './draw-picture.ts';
import type { Picture } from './picture.ts';

/** What the thread answers to a picture. */
export type Drawn = { png: Uint8Array<ArrayBuffer> } | { failure: string };

const port = parentPort;
if (!port) throw new Error('This file runs as a worker of the shell server');

loadFonts();

port.on('message', async (picture: Picture) => {
  try {
    const png = Uint8Array.from(await drawPicture(picture, workerData as DrawnSite));
    port.postMessage({ png } satisfies Drawn, [png.buffer]);
  } catch (error) {
    port.postMessage({ failure: String(error) } satisfies Drawn);
  }
});
