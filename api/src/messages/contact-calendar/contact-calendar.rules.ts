import type { ContactCalendar, MarkedDay } from '@enerabi/shared/contract';
import { weekdayName } from '@enerabi/shared/japanese';
import holidayTable from '@holiday-jp/holiday_jp';

const daysToChoose = 92;
const dayMs = 86_400_000;
/** As people call them: the table writes the holiday whose substitute a day is before it. */
const nameOf = (name: string): string => {
  if (name.endsWith('振替休日')) return '振替休日';
  return name === '休日' ? '国民の休日' : name;
};
const names = new Map(Object.entries(holidayTable.holidays).map(([date, { name }]) => [date, nameOf(name)]));
const yearEnd = '年末年始';

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

/** Days are compared as texts: the library's own functions read the time zone of the machine. */
const holidayOn = (date: string): string | null => names.get(date) ?? (isYearEnd(date) ? yearEnd : null);

/** Most facilities are closed from 29 December to 3 January. */
const isYearEnd = (date: string): boolean => date.slice(5) >= '12-29' || date.slice(5) <= '01-03';

function isClosedOn(date: string, openDays: string | null): boolean {
  const saysWeekdays = openDays !== null && /[月火水木金土日]/.test(openDays);
  return saysWeekdays && !openDays.includes(weekdayName(date));
}

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
