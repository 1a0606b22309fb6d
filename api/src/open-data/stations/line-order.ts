import { metresBetween, type Place } from '@enerabi/shared/geography';

/** Lines are ordered from Tokyo, as 上り and 下り are. */
const tokyo: Place = { latitude: 35.681, longitude: 139.767 };

/**
 * The order of a line's stations, which N02 lacks: along the shortest tree that connects them, from the end that is
 * nearer to Tokyo to the farthest one; a branch is listed where it leaves, and a loop is cut at its longest edge.
 * Correct for a line whose stations are nearest to their neighbours.
 * @returns the same places, each once
 */
export function alongLine<P extends Place>(places: readonly P[]): P[] {
  if (places.length < 3)
    return [...places].sort((one, other) => metresBetween(one, tokyo) - metresBetween(other, tokyo));
  const tree = shortestTree(places);
  const farthest = (from: number) => {
    const distances = distancesFrom(from, tree);
    return distances.indexOf(Math.max(...distances));
  };
  const one = farthest(0);
  const ends = [one, farthest(one)];
  const [start = 0] = ends.sort(
    (first, second) => metresBetween(places[first] as P, tokyo) - metresBetween(places[second] as P, tokyo),
  );
  return walk(start, tree).map((at) => places[at] as P);
}

interface Edge {
  to: number;
  length: number;
}
type Tree = readonly Edge[][];

/** Prim's algorithm: a line has some hundred stations at most. */
function shortestTree(places: readonly Place[]): Tree {
  const tree: Edge[][] = places.map(() => []);
  const nearest = places.map((place) => ({ from: 0, length: metresBetween(place, places[0] as Place) }));
  const left = new Set(places.keys());
  left.delete(0);
  while (left.size > 0) {
    let next = -1;
    for (const at of left)
      if (next < 0 || (nearest[at]?.length ?? 0) < (nearest[next]?.length ?? 0)) next = at;
    left.delete(next);
    const { from, length } = nearest[next] as { from: number; length: number };
    tree[from]?.push({ to: next, length });
    tree[next]?.push({ to: from, length });
    for (const at of left) {
      const distance = metresBetween(places[at] as Place, places[next] as Place);
      if (distance < (nearest[at]?.length ?? 0)) nearest[at] = { from: next, length: distance };
    }
  }
  return tree;
}

function distancesFrom(start: number, tree: Tree): number[] {
  const distances: number[] = tree.map(() => 0);
  const open = [{ at: start, before: -1 }];
  for (let step = open.pop(); step; step = open.pop())
    for (const { to, length } of tree[step.at] ?? [])
      if (to !== step.before) {
        distances[to] = (distances[step.at] ?? 0) + length;
        open.push({ at: to, before: step.at });
      }
  return distances;
}

/** Depth first, shorter branches before longer ones, so that the main line continues after them. */
function walk(start: number, tree: Tree): number[] {
  const order: number[] = [];
  const open = [{ at: start, before: -1 }];
  const depth = depths(start, tree);
  for (let step = open.pop(); step; step = open.pop()) {
    const { at, before } = step;
    order.push(at);
    const ahead = (tree[at] ?? []).filter(({ to }) => to !== before);
    ahead.sort((one, other) => (depth[other.to] ?? 0) - (depth[one.to] ?? 0));
    open.push(...ahead.map(({ to }) => ({ at: to, before: at })));
  }
  return order;
}

/** The length of the tree beyond each place. */
function depths(start: number, tree: Tree): number[] {
  const depth: number[] = tree.map(() => 0);
  const visited: { at: number; before: number; length: number }[] = [];
  const open = [{ at: start, before: -1, length: 0 }];
  for (let step = open.pop(); step; step = open.pop()) {
    visited.push(step);
    for (const { to, length } of tree[step.at] ?? [])
      if (to !== step.before) open.push({ at: to, before: step.at, length });
  }
  for (const { at, before, length } of visited.reverse())
    if (before >= 0) depth[before] = Math.max(depth[before] ?? 0, (depth[at] ?? 0) + length);
  return depth;
}
