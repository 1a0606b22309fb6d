import type { ClassVacancy } from '../../contract/index.ts';
import { daysBetween } from '../wording/calendar.ts';

/** A vacancy older than this is greyed and says so (domain section 1.2). */
export const vacancyStaleAfterDays = 60;

/**
 * @param asOf day the figures are of, `YYYY-MM-DD`
 * @param today calendar date in Japan, `YYYY-MM-DD`
 */
export const isVacancyStale = (asOf: string, today: string): boolean =>
  daysBetween(asOf, today) > vacancyStaleAfterDays;

/**
 * `not_offered` is a class without places to begin with; it is never shown as full or as 0 (domain section 1.2).
 * `unknown` is one of which only those who wait or are enrolled are published.
 */
export type VacancyState = 'open' | 'few' | 'full' | 'not_offered' | 'unknown';

/** A vacancy of one or two is few: the next family may have taken it before the list is printed again. */
const fewPlaces = 2;

/** The publisher's own mark where there is one, otherwise its number. */
export function vacancyState({
  accepted,
  mark,
  waiting,
  enrolled,
}: Omit<ClassVacancy, 'child_class_id'>): VacancyState {
  if (mark) return ({ '○': 'open', '△': 'few', '×': 'full' } as const)[mark];
  if (accepted === null) return waiting === null && enrolled === null ? 'not_offered' : 'unknown';
  if (accepted <= 0) return 'full';
  return accepted <= fewPlaces ? 'few' : 'open';
}
