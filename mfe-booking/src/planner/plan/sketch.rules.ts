export interface Place {
  latitude: number;
  longitude: number;
}

export interface SketchPoint {
  x: number;
  y: number;
}

/** Size of a sketch, and the room at its edges, in its own units. */
export const sketch = { width: 320, height: 160, edge: 28 } as const;

/** Puts places on a small map, north above, with one scale in both directions. */
export function sketchOf(places: readonly Place[]): SketchPoint[] {
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  // A degree of longitude is shorter, the further north it is.
  const across = Math.cos((middle * Math.PI) / 180);
  const points = places.map(({ latitude, longitude }) => ({ x: longitude * across, y: -latitude }));
  const [left, right] = spanOf(points.map(({ x }) => x));
  const [top, bottom] = spanOf(points.map(({ y }) => y));
  const { width, height, edge } = sketch;
  const scale = Math.min(
    (width - 2 * edge) / Math.max(right - left, 1e-9),
    (height - 2 * edge) / Math.max(bottom - top, 1e-9),
  );
  const round = (value: number): number => Math.round(value * 10) / 10;
  return points.map(({ x, y }) => ({
    x: round(width / 2 + (x - (left + right) / 2) * scale),
    y: round(height / 2 + (y - (top + bottom) / 2) * scale),
  }));
}

const spanOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
