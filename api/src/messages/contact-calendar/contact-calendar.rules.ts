import type { ContactCalendar, MarkedDay } from '@enerabi/shared/contract';
import { weekdayName } from '@enerabi/shared/japanese';
import { dayAfter, holidayOn } from '../../platform/calendar/business-days.rules.ts';

const daysToChoose = 92;

/**
 * The days that a visitor can name: from tomorrow, about three months.
 * @param today in Japan, `YYYY-MM-DD`
 * @param openDays weekdays with care as the publisher writes them, such as 月火水木金土; null or none of them: unknown
 */
export function contactCalendarOf(today: string, openDays: string | null): ContactCalendar {
  const days = Array.from({ length: daysToChoose }, (_, at) => dayAfter(today, at + 1));
  return {
    from: dayAfter(today, 1),
    to: dayAfter(today, daysToChoose),
    marked: days
      .map((date) => ({ date, holiday: holidayOn(date), is_closed: isClosedOn(date, openDays) }))
      .filter(({ holiday, is_closed }: MarkedDay) => holiday !== null || is_closed),
  };
}

function isClosedOn(date: string, openDays: string | null): boolean {
  const saysWeekdays = openDays !== null && /[月火水木金土日]/.test(openDays);
  return saysWeekdays && !openDays.includes(weekdayName(date));
}
