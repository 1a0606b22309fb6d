/** When a server that has ended by itself is started again. All times are milliseconds. */
export interface RestartLimits {
  /** Before the first start again; each one after it waits twice as long. */
  firstMs: number;
  mostMs: number;
  /** A server that ran for so long ran well: the waits begin anew. */
  wellMs: number;
  /** With so many deaths within the window there is no further start. */
  deaths: number;
  windowMs: number;
}

export const restartLimits: RestartLimits = {
  firstMs: 500,
  mostMs: 30_000,
  wellMs: 60_000,
  deaths: 8,
  windowMs: 600_000,
};

export interface Death {
  /** When it ended. */
  atMs: number;
  /** For how long it had been ready; 0 where it never was. */
  ranMs: number;
}

/**
 * How long to wait before the next start; undefined to give up.
 * @param deaths of one server, the last one just now; never empty
 */
export function restartAfter(
  deaths: readonly Death[],
  { firstMs, mostMs, wellMs, deaths: most, windowMs }: RestartLimits = restartLimits,
): number | undefined {
  const now = deaths.at(-1)?.atMs ?? 0;
  if (deaths.filter(({ atMs }) => now - atMs < windowMs).length >= most) return undefined;
  const lastWell = deaths.findLastIndex(({ ranMs }) => ranMs >= wellMs);
  const inARow = deaths.length - Math.max(lastWell, 0);
  return Math.min(firstMs * 2 ** (inARow - 1), mostMs);
}
