import { dayInJapan, wallClockInJapan } from './japan.ts';

/** A moment in the three forms of the database: an instant, the local time in Japan, and the day there. */
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
