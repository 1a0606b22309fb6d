import type { PrefectureShape } from '../prefecture/spots.ts';
import { boxOfView, type MapSize, type MapView, pixelsFromMiddle } from '../view/map-view.ts';
import { stepsText } from './lines.rules.ts';

/** Units of the picture from its middle. */
export type Point = readonly [x: number, y: number];

/** Edges of the clipped land lie outside the picture, so that they are not drawn. */
const margin = 4;
const finest = 1.5;

/** The outlines of the prefectures within a view, as one SVG path around its middle. */
export function landPath(shapes: readonly PrefectureShape[], view: MapView, size: MapSize): string {
  const { south, west, north, east } = boxOfView(view, size);
  return shapes
    .filter((shape) => shape.south < north && shape.north > south && shape.west < east && shape.east > west)
    .flatMap((shape) => ringsOf(shape, view))
    .map((ring) => ringPath(ring, size))
    .join('');
}

/**
 * A ring within a picture of this size, as an SVG path; empty if it lies outside.
 * @param least distance of two points, in units of the picture
 */
export const ringPath = (ring: readonly Point[], size: MapSize, least = finest): string =>
  pathOf(clipped(ring, size), least);

/** Reads the only form that `outline/prefecture-shapes.mjs` writes: `M`, an absolute point, `l`, steps, `z`. */
function ringsOf(
  { path, west, east, north, south, width, height }: PrefectureShape,
  view: MapView,
): Point[][] {
  // Web Mercator keeps straight lines straight: two corners place all the steps.
  const corner = pixelsFromMiddle(view, { latitude: north, longitude: west });
  const opposite = pixelsFromMiddle(view, { latitude: south, longitude: east });
  const [scaleX, scaleY] = [(opposite.x - corner.x) / width, (opposite.y - corner.y) / height];
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      let [x, y] = [0, 0];
      const steps = (ring.match(/-?\d+/g) ?? []).map(Number);
      return Array.from({ length: steps.length / 2 }, (_, at): Point => {
        x += steps[2 * at] ?? 0;
        y += steps[2 * at + 1] ?? 0;
        return [corner.x + x * scaleX, corner.y + y * scaleY];
      });
    });
}

/** Sutherland and Hodgman: cuts a ring at one edge after another. */
function clipped(ring: readonly Point[], { width, height }: MapSize): readonly Point[] {
  const [right, bottom] = [width / 2 + margin, height / 2 + margin];
  let rest = ring;
  for (const [axis, sign, edge] of [
    [0, 1, right],
    [0, -1, right],
    [1, 1, bottom],
    [1, -1, bottom],
  ] as const)
    rest = rest.flatMap((point, at) => {
      const before = rest.at(at - 1) ?? point;
      const [over, overBefore] = [sign * point[axis] - edge, sign * before[axis] - edge];
      const part = over === overBefore ? 0 : overBefore / (overBefore - over);
      const crossing: Point = [
        before[0] + (point[0] - before[0]) * part,
        before[1] + (point[1] - before[1]) * part,
      ];
      if (over <= 0) return overBefore > 0 ? [crossing, point] : [point];
      return overBefore <= 0 ? [crossing] : [];
    });
  return rest;
}

/** Leaves out what is finer than the picture is looked at: points close to the one before, and islets. */
function pathOf(ring: readonly Point[], least: number): string {
  const kept: Point[] = [];
  for (const [x, y] of ring) {
    const [beforeX, beforeY] = kept.at(-1) ?? [Number.POSITIVE_INFINITY, 0];
    if (Math.hypot(x - beforeX, y - beforeY) >= least) kept.push([halves(x), halves(y)]);
  }
  return kept.length > 2 ? `${stepsText(kept)}z` : '';
}

const halves = (value: number): number => Math.round(2 * value) / 2;
