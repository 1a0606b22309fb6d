import { addDays, daysOfMonth, weekdayOf } from './calendar.ts';

/** Month and day of holidays with a fixed date (国民の祝日に関する法律, as of 2022). */
const dated = ['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23'];
/** Holidays on a Monday: the month, and which Monday of it: 成人の日, 海の日, 敬老の日, スポーツの日. */
const mondays = [
  ['01', 2],
  ['07', 3],
  ['09', 3],
  ['10', 2],
] as const;

/** 春分の日 and 秋分の日 by the Hydrographic Department's formula, correct from 1980 to 2099. */
const equinoxes = (year: number): string[] => {
  const since = year - 1980;
  const drift = 0.242194 * since - Math.floor(since / 4);
  return [`03-${Math.floor(20.8431 + drift)}`, `09-${Math.floor(23.2488 + drift)}`];
};

const known = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  const before = known.get(year);
  if (before) return before;
  const byRule = mondays.map(([month, which]) => {
    const all = daysOfMonth(`${year}-${month}`).filter((day) => weekdayOf(day) === 1);
    return all[which - 1] as string;
  });
  const days = new Set([...byRule, ...[...dated, ...equinoxes(year)].map((day) => `${year}-${day}`)]);
  // A day between two holidays is a holiday, too; one on a Sunday is moved to the next day that is none.
  for (const day of [...days].sort())
    if (days.has(addDays(day, 2)) && weekdayOf(addDays(day, 1)) > 0) days.add(addDays(day, 1));
  for (const day of [...days].filter((one) => weekdayOf(one) === 0).sort()) {
    let instead = addDays(day, 1);
    while (days.has(instead)) instead = addDays(instead, 1);
    days.add(instead);
  }
  known.set(year, days);
  return days;
}

/** National holidays by the law of 2022, with their substitutes, without those of single years. */
export const isHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day);

/** Monday to Friday, no holiday, not between 29 December and 3 January. */
export function isWorkingDay(day: string): boolean {
  const date = day.slice(5);
  if (date >= '12-29' || date <= '01-03') return false;
  return weekdayOf(day) % 6 !== 0 && !isHoliday(day);
}

const knownMonths = new Map<string, readonly string[]>();

/** @param month `YYYY-MM` */
export function workingDaysOf(month: string): readonly string[] {
  const days = knownMonths.get(month) ?? daysOfMonth(month).filter(isWorkingDay);
  knownMonths.set(month, days);
  return days;
}

/** @param count 1 is the last working day before `day` (前営業日) */
export function workingDayBefore(day: string, count: number): string {
  let before = day;
  for (let left = count; left > 0; ) {
    before = addDays(before, -1);
    if (isWorkingDay(before)) left -= 1;
  }
  return before;
}

/** @param count 0 is the first working day from `day` on, `day` included */
export function workingDayFrom(day: string, count: number): string {
  let later = day;
  for (let left = count; ; later = addDays(later, 1)) {
    if (!isWorkingDay(later)) continue;
    if (left === 0) return later;
    left -= 1;
  }
}
