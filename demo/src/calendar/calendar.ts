/**
 * Days are `YYYY-MM-DD`, months `YYYY-MM`: the calendar of Japan, without a clock. The numbers of days are cached,
 * since a few hundred days are converted hundreds of thousands of times.
 */
const dayMs = 86_400_000;
const numbers = new Map<string, number>();
const days = new Map<number, string>();

/** The number of a day; consecutive days have consecutive numbers. */
export function dayNumber(day: string): number {
  const number = numbers.get(day) ?? Date.parse(`${day}T00:00:00Z`) / dayMs;
  numbers.set(day, number);
  return number;
}

function dayOf(number: number): string {
  const day = days.get(number) ?? new Date(number * dayMs).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
}

export const addDays = (day: string, count: number): string => dayOf(dayNumber(day) + count);

/** @returns 0 for Sunday to 6 for Saturday; 1 January 1970 was a Thursday */
export const weekdayOf = (day: string): number => (dayNumber(day) + 4) % 7;

/** @returns both ends included */
export function daysBetween(from: string, to: string): string[] {
  const all = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
  return all;
}

/** The number of a month; consecutive months have consecutive numbers. */
export const monthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** @returns the months that have a day in the range, both ends included */
export function monthsBetween(from: string, to: string): string[] {
  const months = [];
  for (let number = monthNumber(from); number <= monthNumber(to); number++)
    months.push(`${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`);
  return months;
}

export const daysOfMonth = (month: string): string[] =>
  daysBetween(`${month}-01`, addDays(`${month}-01`, 31)).filter((day) => day.startsWith(month));

/** @param season ranges of month and day, ends included: `0501-0620 1001-1115`; `1105-0228` spans the new year */
export function isInSeason(season: string | undefined, day: string): boolean {
  if (!season) return true;
  const date = day.slice(5).replace('-', '');
  return season.split(' ').some((range) => {
    const [from = '', to = ''] = range.split('-');
    return from <= to ? from <= date && date <= to : from <= date || date <= to;
  });
}
