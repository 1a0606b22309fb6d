import type { ClassVacancy } from '../../../contract/index.ts';
import { daysBetween } from '../../wording/calendar.ts';

/** A vacancy older than this is greyed out and marked as old (domain section 1.2). */
export const vacancyStaleAfterDays = 60;

/**
 * @param asOf date of the figures, `YYYY-MM-DD`
 * @param today calendar date in Japan, `YYYY-MM-DD`
 */
export const isVacancyStale = (asOf: string, today: string): boolean =>
  daysBetween(asOf, today) > vacancyStaleAfterDays;

/**
 * `not_offered`: the facility does not have the class; it is never shown as full or as 0 (domain section 1.2).
 * `unknown`: only waiting or enrolled children are published.
 */
export type VacancyState = 'open' | 'few' | 'full' | 'not_offered' | 'unknown';

/** One or two vacancies are few: another family may take them before the list is published again. */
const fewPlaces = 2;

/** The publisher's own sign, or else its number, decides. */
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
