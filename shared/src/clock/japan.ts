/** Japan has been nine hours ahead of UTC, summer and winter, since 1951. */
const aheadMs = 9 * 3_600_000;

/** @returns `YYYY-MM-DD HH:mm:ss` on a wall clock in Japan at this instant, fractions of a second dropped */
export const wallClockInJapan = (instant: Date): string =>
  new Date(instant.getTime() + aheadMs).toISOString().slice(0, 19).replace('T', ' ');

/** @returns the day in Japan at this instant, `YYYY-MM-DD` */
export const dayInJapan = (instant: Date): string => wallClockInJapan(instant).slice(0, 10);
