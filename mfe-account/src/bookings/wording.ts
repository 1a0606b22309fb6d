import { dateText, monthDayText, periodText, timeText, weekdayName } from '@enerabi/shared/ui';

/**
 * @param moment local time in Japan, `YYYY-MM-DD HH:mm:ss`
 * @returns `5月19日（火）17:00`
 */
export const momentText = (moment: string): string =>
  `${monthDayText(moment)}${timeText(moment.slice(11, 16))}`;

/** @returns `2026年5月20日（水）10:00〜10:30`, with the year, since past bookings may be years old */
export const visitTimeText = (startsAt: string, endsAt: string): string => {
  const time = periodText(startsAt, endsAt).slice(monthDayText(startsAt).length);
  return `${dateText(startsAt.slice(0, 10))}（${weekdayName(startsAt)}）${time}`;
};
