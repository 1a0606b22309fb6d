import type { Place } from '@enerabi/shared/geography';
import { type SketchPoint, sketch } from './sketch.rules.ts';

/** Half the width of a numbered dot, of a landmark's, and of its letters, with some room. */
const [dotRadius, markRadius, letter] = [13, 3, 11];
const wayRadius = 2;
const mostLandmarks = 8;

export interface Landmark extends SketchPoint {
  name: string;
  /** Where the name begins, or ends if it is to the left. */
  textX: number;
  isLeft: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Stations that help to know where a sketch is: those whose name fits on it without covering a dot or another name, the
 * first ones first.
 * @param dots numbered, drawn already
 * @param ways lines between dots, each through these points
 */
export function landmarksOf(
  stations: readonly (Place & { name: string })[],
  project: (place: Place) => SketchPoint,
  dots: readonly SketchPoint[],
  ways: readonly (readonly SketchPoint[])[],
): Landmark[] {
  const taken = [
    ...dots.map((dot) => boxAround(dot, dotRadius)),
    ...ways.flatMap(pointsAlong).map((point) => boxAround(point, wayRadius)),
  ];
  const landmarks: Landmark[] = [];
  for (const station of stations) {
    const point = project(station);
    const length = [...station.name].length * letter;
    for (const isLeft of [false, true]) {
      const textX = point.x + (isLeft ? -1 : 1) * (markRadius + 3);
      const text = { left: isLeft ? textX - length : textX, right: isLeft ? textX : textX + length };
      const mark = boxAround(point, markRadius);
      const box: Box = {
        left: Math.min(text.left, mark.left),
        right: Math.max(text.right, mark.right),
        top: point.y - letter * 0.7,
        bottom: point.y + letter * 0.7,
      };
      if (!isWithin(box) || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      landmarks.push({ name: station.name, ...point, textX, isLeft });
      break;
    }
    if (landmarks.length === mostLandmarks) break;
  }
  return landmarks;
}

/** Points on a line, close enough that no name fits between them. */
const pointsAlong = (way: readonly SketchPoint[]): SketchPoint[] =>
  way.slice(1).flatMap((to, at) => {
    const from = way[at] ?? to;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * wayRadius));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }));
  });

const boxAround = ({ x, y }: SketchPoint, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});
const isWithin = ({ left, right, top, bottom }: Box): boolean =>
  left >= 2 && right <= sketch.width - 2 && top >= 2 && bottom <= sketch.height - 2;
const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
