import { metresBetween, type Place, type Position } from '@enerabi/shared/geography';

/** Beyond this, two stations of one name of a line are parts of two lines: the longest real gap is the 青函トンネル. */
const longestGapMetres = 90_000;
/** Shorter lines whose ends are near each other are curves, not circles. */
const leastStationsOfCircle = 10;
/** The closing piece of a circle is at most this many times its longest other piece. */
const closing = 1.5;

/**
 * Joins the stations of one line to paths. Sources do not have the order of stations, so each is joined to its nearest
 * neighbours (a minimum spanning tree by Prim's algorithm); a circle such as 山手線 is closed.
 * @returns one path for a plain line, one more for each branch; none for a single station
 */
export function railwayPaths(stations: readonly Place[]): Position[][] {
  const neighbours = spanningTree(stations);
  closeCircle(stations, neighbours);
  return pathsOf(neighbours).map((path) => path.map((at) => positionOf(stations[at] as Place)));
}

const rounded = (degrees: number): number => Number(degrees.toFixed(5));
const positionOf = ({ latitude, longitude }: Place): Position => [rounded(longitude), rounded(latitude)];

function spanningTree(stations: readonly Place[]): Set<number>[] {
  const neighbours = stations.map(() => new Set<number>());
  const nearest = stations.map(() => ({ metres: Number.POSITIVE_INFINITY, from: -1 }));
  const outside = new Set(stations.keys());
  let joined = 0;
  while (outside.size > 0) {
    outside.delete(joined);
    const { from, metres } = nearest[joined] ?? { from: -1, metres: 0 };
    if (from >= 0 && metres <= longestGapMetres) join(neighbours, from, joined);
    let [next, least] = [-1, Number.POSITIVE_INFINITY];
    for (const at of outside) {
      const here = metresBetween(stations[joined] as Place, stations[at] as Place);
      const known = nearest[at] as (typeof nearest)[number];
      if (here < known.metres) Object.assign(known, { metres: here, from: joined });
      if (known.metres < least) [next, least] = [at, known.metres];
    }
    if (next < 0) break;
    joined = next;
  }
  return neighbours;
}

function join(neighbours: readonly Set<number>[], one: number, other: number): void {
  neighbours[one]?.add(other);
  neighbours[other]?.add(one);
}

function closeCircle(stations: readonly Place[], neighbours: readonly Set<number>[]): void {
  const ends = [...neighbours.keys()].filter((at) => neighbours[at]?.size !== 2);
  const [first, last] = ends;
  if (
    stations.length < leastStationsOfCircle ||
    ends.length !== 2 ||
    first === undefined ||
    last === undefined
  )
    return;
  const metres = (one: number, other: number) =>
    metresBetween(stations[one] as Place, stations[other] as Place);
  const longest = Math.max(...neighbours.flatMap((near, at) => [...near].map((other) => metres(at, other))));
  if (metres(first, last) <= closing * longest) join(neighbours, first, last);
}

/** Splits a network into paths at its branches, so that each piece of it is in exactly one path. */
function pathsOf(neighbours: readonly Set<number>[]): number[][] {
  const rest = neighbours.map((near) => new Set(near));
  const walk = (start: number): number[] => {
    const path = [start];
    for (let at = start; ; ) {
      const [next] = rest[at] ?? [];
      if (next === undefined) return path;
      rest[at]?.delete(next);
      rest[next]?.delete(at);
      path.push(next);
      at = next;
    }
  };
  // A walk from an end is longer than one from the middle; a circle has no end.
  const starts = [...rest.keys()].sort((one, other) => oddFirst(rest, one) - oddFirst(rest, other));
  return starts.flatMap((start) =>
    Array.from({ length: neighbours[start]?.size ?? 0 }, () => walk(start)).filter((path) => path.length > 1),
  );
}

const oddFirst = (rest: readonly Set<number>[], at: number): number =>
  (rest[at]?.size ?? 0) % 2 === 1 ? 0 : 1;
