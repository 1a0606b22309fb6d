/** Attempt limits per subject. */
export interface Limit {
  /** Name of the limit in the database. */
  action: string;
  /** The number of free tries, whatever the time. */
  free: number;
  /**
   * Seconds for which the n-th try counts; until they are over, only free tries are left. The last value is for all
   * later tries.
   */
  seconds: readonly number[];
  /** Seconds for which a count stays after its time is over. */
  retentionSeconds: number;
}

/** Allows a number of tries from the first one on, and none until its time is over. */
export const within = (action: string, most: number, seconds: number): Limit => ({
  action,
  free: most,
  seconds: [seconds],
  retentionSeconds: 0,
});

/** After the free tries, each one waits twice as long as the one before. */
export function slowing(
  action: string,
  { free, firstSeconds, longestSeconds }: { free: number; firstSeconds: number; longestSeconds: number },
): Limit {
  const seconds = Array.from({ length: free - 1 }, () => 0);
  let wait = firstSeconds;
  for (; wait < longestSeconds; wait *= 2) seconds.push(wait);
  return { action, free, seconds: [...seconds, longestSeconds], retentionSeconds: longestRetentionSeconds };
}

/** After a day all tries are forgotten. */
export const longestRetentionSeconds = 86_400;

/** Whole seconds from now, at least one: `Retry-After` (RFC 9110). */
export const retryAfter = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
