import { type MarkName, marks } from '../marks/facility-marks.ts';
import type { MapColors } from './map-colors.ts';

/** Resolution of the marks: three device pixels per CSS pixel. */
export const markRatio = 3;
const markSize = 32;

/** Draws a mark for the map: its shape, a light edge, and its letter. */
export function markImage(name: MarkName, { onMark, font }: MapColors): ImageData {
  const { context, size } = drawing(markSize);
  const { shape, letter, fill } = marks[name];
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

export const clusterImageName = (radius: number): string => `cluster-${radius}`;

/** Draws the mark of a cluster, without its number. */
export function clusterImage(radius: number, { cluster, onMark }: MapColors): ImageData {
  const edge = 2;
  const half = radius + edge;
  const { context, size } = drawing(2 * half);
  context.beginPath();
  context.arc(half, half, radius, 0, 2 * Math.PI);
  context.lineWidth = 2 * edge;
  context.strokeStyle = onMark;
  context.stroke();
  context.fillStyle = cluster;
  context.fill();
  return context.getImageData(0, 0, size, size);
}

/** @param side in CSS pixels */
function drawing(side: number): { context: CanvasRenderingContext2D; size: number } {
  const canvas = document.createElement('canvas');
  const size = side * markRatio;
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.scale(markRatio, markRatio);
  return { context, size };
}
