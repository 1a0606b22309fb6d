import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Number of pixels of a screenshot that have exactly this colour, such as `#dcebd2`. */
export async function pixelsOf(png: Buffer, color: string): Promise<number> {
  const wanted = Number.parseInt(color.slice(1), 16);
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (((data[at] ?? 0) << 16) + ((data[at + 1] ?? 0) << 8) + (data[at + 2] ?? 0) === wanted) count += 1;
  return count;
}
