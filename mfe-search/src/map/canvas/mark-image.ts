import { type MarkName, marks } from '../marks/facility-marks.ts';
import type { MapColors } from './map-colors.ts';

/** Resolution of the marks: three device pixels per CSS pixel. */
export const markRatio = 3;
const markSize = 32;

/** Draws a mark for the map: its shape, a light edge, and its letter. */
export function markImage(name: MarkName, { onMark, font }: MapColors): ImageData {
  const size = markSize * markRatio;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const { shape, letter, fill } = marks[name];
  context.scale(markRatio, markRatio);
  // Leaves room for the edge.
  context.translate(2, 2);
  context.scale(28 / markSize, 28 / markSize);
  const outline = new Path2D(shape);
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = onMark;
  context.stroke(outline);
  context.fillStyle = fill;
  context.fill(outline);
  context.fillStyle = onMark;
  context.font = `700 15px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, markSize / 2, markSize / 2 + 1);
  return context.getImageData(0, 0, size, size);
}
