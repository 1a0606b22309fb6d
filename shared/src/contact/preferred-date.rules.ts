import { preferredDateMostMonths } from '../constants/index.ts';

export type PreferredDateFault = 'not_a_day' | 'too_early' | 'too_far';

/**
 * Checks a preferred date: tomorrow or later, and at most six months ahead.
 * @param date `YYYY-MM-DD`, which may not exist
 * @param today in Japan, `YYYY-MM-DD`
 * @returns undefined if it is valid
 */
export function preferredDateFault(date: string, today: string): PreferredDateFault | undefined {
  if (!isDay(date)) return 'not_a_day';
  if (date <= today) return 'too_early';
  if (date > latestPreferredDate(today)) return 'too_far';
  return undefined;
}

/** @returns the same day six months later, which need not exist: days compare as texts */
export function latestPreferredDate(today: string): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + preferredDateMostMonths;
  const month = String((months % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${month}${today.slice(7)}`;
}

/** Checks the result, since a JavaScript Date turns 31 April into 1 May. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}
