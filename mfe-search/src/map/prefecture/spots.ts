import type { MapSearch } from '@enerabi/shared/contract';
import type { Box } from '@enerabi/shared/geography';

/** Natural Earth 1:10m as `outline/make-outline.mjs` writes it: Web Mercator in steps from the north-west corner. */
export interface PrefectureShape extends Box {
  width: number;
  height: number;
  /** SVG path. */
  path: string;
}

/** A number of facilities around a point of the picture. */
export interface Spot {
  x: number;
  y: number;
  facilities: number;
}

/** The API clusters facilities within 64 px: 8 steps of the picture. */
const pixelsAStep = 8;
const tileSize = 512;

/** The map zoom at which one step of the picture has this many pixels. */
export const zoomOf = ({ west, east, width }: PrefectureShape): number =>
  Number(Math.log2((pixelsAStep * width * 360) / (tileSize * (east - west))).toFixed(2));

/** Places the spots on the picture, most facilities first, so that small spots are drawn on top. */
export function spotsOf(
  shape: PrefectureShape,
  { points, clusters }: Pick<MapSearch, 'points' | 'clusters'>,
): Spot[] {
  const around = new Map<string, Spot>();
  for (const place of [...points.map((point) => ({ ...point, facilities: 1 })), ...clusters]) {
    const x = Math.round((shape.width * (place.longitude - shape.west)) / (shape.east - shape.west));
    const y = Math.round(
      (shape.height * (down(shape.north) - down(place.latitude))) / (down(shape.north) - down(shape.south)),
    );
    const key = `${Math.floor(x / pixelsAStep)} ${Math.floor(y / pixelsAStep)}`;
    const spot = around.get(key);
    if (spot) spot.facilities += place.facilities;
    else around.set(key, { x, y, facilities: place.facilities });
  }
  return [...around.values()].sort((one, other) => other.facilities - one.facilities);
}

/** Web Mercator in any unit. */
const down = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const [smallest, largest] = [1.5, 6.5];

/** The area of a spot is proportional to its facilities. */
export const radiusOf = (facilities: number, most: number): number =>
  Number((smallest + (largest - smallest) * Math.sqrt(facilities / Math.max(most, 1))).toFixed(1));
