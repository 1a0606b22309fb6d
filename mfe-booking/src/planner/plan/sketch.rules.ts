import type { Place } from '@enerabi/shared/geography';

export interface SketchPoint {
  x: number;
  y: number;
}

/** Size of a sketch, and the room at its edges, in its own units. */
export const sketch = { width: 320, height: 180, edge: 28 } as const;

/** The least height that is drawn, in degrees of latitude: some 300 metres. */
const leastSpan = 0.003;

/** Puts places on a small map, north above, with one scale in both directions, so that all of these are on it. */
export function projectionOf(places: readonly Place[]): (place: Place) => SketchPoint {
  const [south, north] = spanOf(places.map(({ latitude }) => latitude));
  // A degree of longitude is shorter, the further north it is.
  const across = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [west, east] = spanOf(places.map(({ longitude }) => longitude * across));
  const { width, height, edge } = sketch;
  const scale = Math.min(
    (width - 2 * edge) / Math.max(east - west, leastSpan),
    (height - 2 * edge) / Math.max(north - south, leastSpan),
  );
  const round = (value: number): number => Math.round(value * 10) / 10;
  return ({ latitude, longitude }) => ({
    x: round(width / 2 + (longitude * across - (west + east) / 2) * scale),
    y: round(height / 2 + ((south + north) / 2 - latitude) * scale),
  });
}

const spanOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
