import { wallClockInJapan } from '@enerabi/shared/clock';
import { dateText, weekdayName } from '@enerabi/shared/japanese';

/**
 * @param clock `YYYY-MM-DD HH:mm:ss` in Japan
 * @returns such as 2026年11月23日（月）12:30
 */
export const clockWords = (clock: string): string =>
  `${dateText(clock.slice(0, 10))}（${weekdayName(clock)}）${clock.slice(11, 16)}`;

/** @returns the time on clocks in Japan, such as 2026年11月23日（月）12:30 */
export const instantWords = (instant: Date): string => clockWords(wallClockInJapan(instant));
