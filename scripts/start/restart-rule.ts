/** When a server that has ended by itself is restarted. All times are milliseconds. */
export interface RestartLimits {
  /** Wait before the first restart; each further wait is twice as long. */
  firstMs: number;
  mostMs: number;
  /** A server that was ready for this time ran well: the waits start again from `firstMs`. */
  wellMs: number;
  /** After this number of exits within the window there is no further restart. */
  exits: number;
  windowMs: number;
}

export const restartLimits: RestartLimits = {
  firstMs: 500,
  mostMs: 30_000,
  wellMs: 60_000,
  exits: 8,
  windowMs: 600_000,
};

export interface ServerExit {
  /** When it ended. */
  atMs: number;
  /** How long it had been ready; 0 if it never was. */
  ranMs: number;
}

/**
 * How long to wait before the next start; undefined if there is none.
 * @param exits of one server, the last one just now; never empty
 */
export function restartAfter(
  exits: readonly ServerExit[],
  { firstMs, mostMs, wellMs, exits: most, windowMs }: RestartLimits = restartLimits,
): number | undefined {
  const now = exits.at(-1)?.atMs ?? 0;
  if (exits.filter(({ atMs }) => now - atMs < windowMs).length >= most) return undefined;
  const lastWell = exits.findLastIndex(({ ranMs }) => ranMs >= wellMs);
  const inARow = exits.length - Math.max(lastWell, 0);
  return Math.min(firstMs * 2 ** (inARow - 1), mostMs);
}
