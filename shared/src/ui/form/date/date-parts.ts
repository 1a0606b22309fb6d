import { daysInMonth, isCalendarDate } from '../../wording/calendar.ts';

/** The chosen parts: numbers without leading zeros, '' for an empty part. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export const partNames = ['year', 'month', 'day'] as const;

const padded = (part: string): string => part.padStart(2, '0');

/**
 * @param date `YYYY-MM-DD` or `YYYY-MM`, possibly with parts missing, as from `chosenInForm`; anything else has no
 *   parts
 */
export function partsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})?-(\d\d)?(?:-(\d\d)?)?$/.exec(date) ?? [];
  const number = (digits: string) => digits && String(Number(digits));
  return { year, month: number(month), day: number(day) };
}

export const isComplete = ({ year, month, day }: DateParts): boolean =>
  year !== '' && month !== '' && day !== '';

/** @returns `YYYY-MM-DD`; '' if a part is missing or the day does not exist */
export function dateOf({ year, month, day }: DateParts): string {
  const date = `${year}-${padded(month)}-${padded(day)}`;
  return isCalendarDate(date) ? date : '';
}

/** @returns `YYYY-MM`; '' if a part is missing */
export function monthOf({ year, month }: Pick<DateParts, 'year' | 'month'>): string {
  const found = year === '' || month === '' ? '' : `${year}-${padded(month)}`;
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(found) ? found : '';
}

/**
 * The number of days to choose from: those of the month, with 29 in February while the year is open. A chosen day stays
 * in the options after the month has changed, so that visitors see the error.
 */
export function daysToChoose({ year, month, day }: DateParts): number {
  const days = month === '' ? 31 : daysInMonth(year === '' ? 2000 : Number(year), Number(month));
  return Math.max(days, Number(day));
}

function partsFromForm(data: FormData, name: string): DateParts {
  const [year = '', month = '', day = ''] = partNames.map((part) =>
    String(data.get(`${name}_${part}`) ?? ''),
  );
  return { year, month, day };
}

/**
 * Reads the selects of a sent form, with or without scripts.
 * @param name of the field
 * @returns the chosen `YYYY-MM-DD`, which may not exist; '' if a part is missing
 */
export function dateFromForm(data: FormData, name: string): string {
  const parts = partsFromForm(data, name);
  return isComplete(parts) ? written(parts) : '';
}

/** As `dateFromForm`. @returns `YYYY-MM`, or '' */
export const monthFromForm = (data: FormData, name: string): string => monthOf(partsFromForm(data, name));

/**
 * As `dateFromForm`, for a form that is shown again with everything that was chosen.
 * @returns the date with missing parts left empty, such as `2024--05` without a month; '' if all are missing
 */
export function chosenInForm(data: FormData, name: string): string {
  const parts = partsFromForm(data, name);
  return partNames.some((part) => parts[part] !== '') ? written(parts) : '';
}

const written = ({ year, month, day }: DateParts): string =>
  `${year}-${month && padded(month)}-${day && padded(day)}`;

/** The years from one to the other, both included, in this order. */
export const yearsBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + (to < from ? -at : at));
