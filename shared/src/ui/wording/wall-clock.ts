import { monthDayText } from '../../japanese/day-text.ts';
import { timeText } from './opening.ts';

/**
 * A period of local times in Japan, in the format of the API: `YYYY-MM-DD HH:mm:ss` without an offset.
 * @returns `10月3日（土）10:00〜10:30`; if it ends on another day, with that day before the end
 */
export function periodText(startsAt: string, endsAt: string): string {
  const end = timeText(endsAt.slice(11, 16));
  const isOneDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  return `${monthDayText(startsAt)}${timeText(startsAt.slice(11, 16))}〜${isOneDay ? '' : monthDayText(endsAt)}${end}`;
}

/** A moment of local time in Japan. @returns `5月19日（火）17:00` */
export const momentText = (moment: string): string =>
  `${monthDayText(moment)}${timeText(moment.slice(11, 16))}`;

/** @returns the same with the year: `2026年10月3日（土）10:00〜10:30` */
export const datedPeriodText = (startsAt: string, endsAt: string): string =>
  `${Number(startsAt.slice(0, 4))}年${periodText(startsAt, endsAt)}`;
