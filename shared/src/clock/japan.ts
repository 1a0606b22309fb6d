/** Japan has been nine hours ahead of UTC, in summer and winter, since 1951. */
const aheadMs = 9 * 3_600_000;

/** @returns the local time in Japan, `YYYY-MM-DD HH:mm:ss`, without fractions of a second */
export const wallClockInJapan = (instant: Date): string =>
  new Date(instant.getTime() + aheadMs).toISOString().slice(0, 19).replace('T', ' ');

/** @returns the day in Japan, `YYYY-MM-DD` */
export const dayInJapan = (instant: Date): string => wallClockInJapan(instant).slice(0, 10);
