/**
 * Natural Earth 1:10m as `outline/make-outline.mjs` writes it: arcs of steps, each point relative to the one before.
 */
export interface Outline {
  scale: readonly number[];
  translate: readonly number[];
  arcs: readonly (readonly number[])[];
  /** Polygons of rings of arcs; `~n` is arc n from its end. */
  polygons: readonly (readonly (readonly number[])[])[];
  /** Arcs between two prefectures. */
  borders: readonly number[];
}

/** Longitude and latitude. */
type Position = [number, number];

/** Land areas, and lines to draw on them. */
export interface OutlineShapes {
  land: Position[][][];
  coast: Position[][];
  borders: Position[][];
}

export function readOutline({ scale, translate, arcs, polygons, borders }: Outline): OutlineShapes {
  const lines = arcs.map((arc) => positions(arc, scale, translate));
  const lineOf = (at: number): Position[] => (at < 0 ? (lines[~at] ?? []).toReversed() : (lines[at] ?? []));
  // Each arc begins where the one before it ends, so its first point is skipped.
  const ringOf = (ring: readonly number[]): Position[] =>
    ring.flatMap((at, index) => (index === 0 ? lineOf(at) : lineOf(at).slice(1)));
  const isBorder = new Set(borders);
  return {
    land: polygons.map((rings) => rings.map(ringOf)),
    coast: lines.filter((_, at) => !isBorder.has(at)),
    borders: lines.filter((_, at) => isBorder.has(at)),
  };
}

function positions(
  arc: readonly number[],
  [scaleX = 1, scaleY = 1]: readonly number[],
  [left = 0, bottom = 0]: readonly number[],
): Position[] {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < arc.length; at += 2) {
    x += arc[at] ?? 0;
    y += arc[at + 1] ?? 0;
    line.push([left + x * scaleX, bottom + y * scaleY]);
  }
  return line;
}
