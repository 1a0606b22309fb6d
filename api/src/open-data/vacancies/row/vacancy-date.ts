import { compact } from '../../values/notation.ts';
import { readDate } from '../../values/time/calendar-date.ts';

const numericMonth = /^\d{4}([-/.])\d{1,2}$/;
const writtenMonth = /年\d{1,2}月$/;
const withinText = /(?:令和|平成|[RH])?(?:元|\d{1,4})[年.]\d{1,2}[月.]\d{1,2}日?/;
const withinName = /(?<!\d)(20\d\d)[-_.]?(0[1-9]|1[0-2])(?:[-_.]?(0[1-9]|[12]\d|3[01]))?(?!\d)/;

/**
 * A day, or the first of a month: 2025-04-01, 2025年4月, 令和8年5月1日, 2025-04, 202504.
 * @returns `YYYY-MM-DD`, or null if it is no date
 */
export function readDayOrMonth(text: string): string | null {
  const written = compact(text).replace(/(?:時点|現在)$/, '');
  if (/^\d{6}$/.test(written)) return readDate(`${written}01`).value;
  if (writtenMonth.test(written)) return readDate(`${written}1日`).value;
  const [, between] = numericMonth.exec(written) ?? [];
  return readDate(between ? `${written}${between}1` : written).value;
}

/** The day that a title names: 「【令和８年５月１日時点】入所待ち人数」. */
export function dayInTitle(title: string): string | null {
  const found = withinText.exec(compact(title))?.[0];
  return found ? readDate(found).value : null;
}

/** The day in a file's name, `…_20260501.csv`; the first of a month, `…-2026-05.csv`. */
export function dayInFileName(name: string): string | null {
  const [, year, month, day = '01'] = withinName.exec(name) ?? [];
  return year ? readDate(`${year}-${month}-${day}`).value : null;
}
