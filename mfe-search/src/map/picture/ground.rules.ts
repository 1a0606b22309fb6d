import type { Position } from '@enerabi/shared/geography';
import type { OutlineShapes } from '../outline/read-outline.ts';
import { boxOfView, type MapSize, type MapView, pixelsFromMiddle } from '../view/map-view.ts';
import { ringPath } from './land.rules.ts';
import { stepsIn } from './lines.rules.ts';

/** SVG paths around the middle of a view. */
export interface Ground {
  land: string;
  borders: string;
}

/**
 * Land and borders of the prefectures within a view.
 * @param finest points closer than this, in units of the picture, are one
 */
export function groundOf(
  { land, borders }: Pick<OutlineShapes, 'land' | 'borders'>,
  view: MapView,
  size: MapSize,
  finest: number,
): Ground {
  const isNear = nearBox(view, size);
  return {
    land: land
      .flat()
      .filter(isNear)
      .map((ring) =>
        ringPath(
          ring.map((position) => unitsOf(view, position)),
          size,
          finest,
        ),
      )
      .join(''),
    borders: linePath(borders.filter(isNear), view, size, finest),
  };
}

/** Lines within a view as one SVG path, such as railways. */
export const linePath = (
  lines: readonly (readonly Position[])[],
  view: MapView,
  size: MapSize,
  finest: number,
): string =>
  stepsIn(
    lines.map((line) => line.map((position) => unitsOf(view, position))),
    size,
    finest,
  );

function unitsOf(view: MapView, [longitude, latitude]: Position): Position {
  const { x, y } = pixelsFromMiddle(view, { latitude, longitude });
  return [Math.round(x), Math.round(y)];
}

const nearBox = (view: MapView, size: MapSize) => {
  const { south, west, north, east } = boxOfView(view, size);
  return (line: readonly Position[]): boolean => {
    let [least, most, low, high] = [180, -180, 90, -90];
    for (const [lng, lat] of line) {
      if (lng < least) least = lng;
      if (lng > most) most = lng;
      if (lat < low) low = lat;
      if (lat > high) high = lat;
    }
    return least <= east && most >= west && low <= north && high >= south;
  };
};
