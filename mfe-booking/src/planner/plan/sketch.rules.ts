export interface Place {
  latitude: number;
  longitude: number;
}

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
