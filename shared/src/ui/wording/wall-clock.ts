import { timeText } from './opening.ts';

const weekdays = '日月火水木金土';

/**
 * @param date `YYYY-MM-DD`, or a wall clock that begins with it
 * @returns `土`
 */
export const weekdayName = (date: string): string => weekdays.charAt(new Date(date.slice(0, 10)).getUTCDay());

/**
 * @param date `YYYY-MM-DD`, or a wall clock that begins with it
 * @returns `10月3日（土）` (domain section 6)
 */
export const monthDayText = (date: string): string =>
  `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日（${weekdayName(date)}）`;

/**
 * Times in Japan, as the payloads write them: `YYYY-MM-DD HH:mm:ss` without an offset.
 * @returns `10月3日（土）10:00〜10:30`; where it ends on another day, that day stands before its end
 */
export function periodText(startsAt: string, endsAt: string): string {
  const end = timeText(endsAt.slice(11, 16));
  const isOneDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  return `${monthDayText(startsAt)}${timeText(startsAt.slice(11, 16))}〜${isOneDay ? '' : monthDayText(endsAt)}${end}`;
}
