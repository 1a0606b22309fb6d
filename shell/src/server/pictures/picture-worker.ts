import { move, workerData } from 'piscina';
import { loadFonts } from './canvas-tools.ts';
import { type DrawnSite, drawPicture } from './draw-picture.ts';
import type { Picture } from './picture.ts';

loadFonts();

/** Draws a picture in the thread of the picture renderer. @returns a PNG, whose memory is transferred to the server */
export default async function draw(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const png = Uint8Array.from(await drawPicture(picture, workerData as DrawnSite));
  return move(png) as Uint8Array<ArrayBuffer>;
}
