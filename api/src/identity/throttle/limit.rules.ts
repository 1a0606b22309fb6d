/** How often something may be tried, by whom it is counted for. */
export interface Limit {
  /** Names it in the database. */
  action: string;
  /** So many tries are free, whatever the time. */
  free: number;
  /** Seconds that the n-th try counts for: until they are over, only free ones are left. The last is for all after it. */
  seconds: readonly number[];
  /** For how long a count goes on after its time is over. */
  retentionSeconds: number;
}

/** At most so many from the first of them on, then none until its time is over. */
export const within = (action: string, most: number, seconds: number): Limit => ({
  action,
  free: most,
  seconds: [seconds],
  retentionSeconds: 0,
});

/** After so many tries each next one has to wait, twice as long each time. */
export function slowing(
  action: string,
  { free, firstSeconds, longestSeconds }: { free: number; firstSeconds: number; longestSeconds: number },
): Limit {
  const seconds = Array.from({ length: free - 1 }, () => 0);
  let wait = firstSeconds;
  for (; wait < longestSeconds; wait *= 2) seconds.push(wait);
  return { action, free, seconds: [...seconds, longestSeconds], retentionSeconds: longestRetentionSeconds };
}

/** After a day everything is forgotten. */
export const longestRetentionSeconds = 86_400;

/** Whole seconds from now, at least one: `Retry-After` (RFC 9110). */
export const retryAfter = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
