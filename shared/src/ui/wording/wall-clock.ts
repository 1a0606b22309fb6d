import { monthDayText } from '../../japanese/day-text.ts';
import { timeText } from './opening.ts';

/**
 * Times in Japan, as the payloads write them: `YYYY-MM-DD HH:mm:ss` without an offset.
 * @returns `10月3日（土）10:00〜10:30`; where it ends on another day, that day stands before its end
 */
export function periodText(startsAt: string, endsAt: string): string {
  const end = timeText(endsAt.slice(11, 16));
  const isOneDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  return `${monthDayText(startsAt)}${timeText(startsAt.slice(11, 16))}〜${isOneDay ? '' : monthDayText(endsAt)}${end}`;
}
