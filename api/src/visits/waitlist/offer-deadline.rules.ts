const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Japan has no daylight saving time. */
const offsetMs = 9 * hourMs;
/** Nobody has to answer at night: these hours in Japan do not count. */
const wakesMs = 8 * hourMs;
const sleepsMs = 21 * hourMs;

const longestMs = 24 * hourMs;
const shortestMs = 2 * hourMs;

/**
 * Until when capacity is held for the next family that waits: half of the hours that are left for booking,
 * at most 24 and at least 2, none of them between 21:00 and 8:00 in Japan.
 * @param bookBy the instant at which booking ends
 * @returns undefined if too little time is left to hold it for one family after the other
 */
export function offerDeadline(now: Date, bookBy: Date): Date | undefined {
  const leftMs = awakeMs(now.getTime(), bookBy.getTime());
  if (leftMs < shortestMs) return undefined;
  const lengthMs = Math.max(shortestMs, Math.min(longestMs, leftMs / 2));
  return new Date(afterAwake(now.getTime(), lengthMs));
}

const midnightBefore = (instant: number): number =>
  Math.floor((instant + offsetMs) / dayMs) * dayMs - offsetMs;

/** The time between two instants that counts. */
function awakeMs(from: number, to: number): number {
  let sum = 0;
  for (let day = midnightBefore(from); day < to; day += dayMs)
    sum += Math.max(0, Math.min(to, day + sleepsMs) - Math.max(from, day + wakesMs));
  return sum;
}

/** The instant at which so much of the time that counts is over. */
function afterAwake(from: number, ms: number): number {
  let left = ms;
  for (let day = midnightBefore(from); ; day += dayMs) {
    const begins = Math.max(from, day + wakesMs);
    const room = day + sleepsMs - begins;
    if (room >= left) return begins + left;
    left -= Math.max(0, room);
  }
}
