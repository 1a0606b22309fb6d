import { dayInJapan, wallClockInJapan } from './japan.ts';

/** A moment in the three forms that the tables have: an instant, the clock in Japan, the day there. */
export interface Moment {
  now: Date;
  clock: string;
  today: string;
}

export const momentOf = (now: Date): Moment => ({
  now,
  clock: wallClockInJapan(now),
  today: dayInJapan(now),
});
