import { wallClockInJapan } from '@enerabi/shared/server/clock';

const weekdays = '日月火水木金土';

/**
 * @param clock `YYYY-MM-DD HH:mm:ss` in Japan
 * @returns such as 2026年11月23日（月）12:30
 */
export function clockWords(clock: string): string {
  const [day = '', time = ''] = clock.split(' ');
  const [year, month, date] = day.split('-').map(Number);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return `${year}年${month}月${date}日（${weekday}）${time.slice(0, 5)}`;
}

/** @returns the instant as clocks in Japan show it, such as 2026年11月23日（月）12:30 */
export const instantWords = (instant: Date): string => clockWords(wallClockInJapan(instant));
