import type { Box, Position } from './place.ts';

/**
 * The pieces of a path that touch a box, without points closer than a distance to the one before.
 * @param finest in the unit of the positions
 */
export function piecesIn(
  path: readonly Position[],
  { south, west, north, east }: Box,
  finest: number,
): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  const end = (): void => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  for (const [at, to] of path.entries()) {
    const from = path[at - 1];
    if (!from) continue;
    const touches =
      Math.max(from[0], to[0]) >= west &&
      Math.min(from[0], to[0]) <= east &&
      Math.max(from[1], to[1]) >= south &&
      Math.min(from[1], to[1]) <= north;
    if (!touches) {
      end();
      continue;
    }
    if (piece.length === 0) piece.push(from);
    const before = piece.at(-1) as Position;
    // The last station of a line is kept, so that the line does not end before it.
    if (Math.hypot(to[0] - before[0], to[1] - before[1]) >= finest || at === path.length - 1) piece.push(to);
  }
  end();
  return pieces;
}
