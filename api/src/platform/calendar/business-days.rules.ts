import { weekdayName } from '@enerabi/shared/japanese';
import holidayTable from '@holiday-jp/holiday_jp';

const dayMs = 86_400_000;
/** As people call them: the table writes the holiday whose substitute a day is before it. */
const nameOf = (name: string): string => {
  if (name.endsWith('振替休日')) return '振替休日';
  return name === '休日' ? '国民の休日' : name;
};
const names = new Map(Object.entries(holidayTable.holidays).map(([date, { name }]) => [date, nameOf(name)]));
const yearEnd = '年末年始';

/** @returns the day so many days later, or earlier; all days are `YYYY-MM-DD` */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * The name of a national holiday, or of the days around New Year; null for others. Days are compared as texts: the
 * library's own functions read the time zone of the machine.
 */
export const holidayOn = (date: string): string | null =>
  names.get(date) ?? (isYearEnd(date) ? yearEnd : null);

/** Most facilities are closed from 29 December to 3 January. */
const isYearEnd = (date: string): boolean => date.slice(5) >= '12-29' || date.slice(5) <= '01-03';

/** Monday to Friday, without holidays. */
export const isBusinessDay = (date: string): boolean =>
  !['土', '日'].includes(weekdayName(date)) && holidayOn(date) === null;

/** @returns the business day so many before a day, which itself does not count; 0 is the day itself */
export function businessDayBefore(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = dayAfter(day, -1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
