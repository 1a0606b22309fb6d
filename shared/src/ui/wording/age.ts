import { type ChildClassId, childClasses } from '../../constants/index.ts';
import type { FacilityDetail, FacilitySummary } from '../../contract/index.ts';

/**
 * @param months age in months
 * @returns `生後6か月` below one year, then `1歳` or `1歳6か月`; `0歳` from birth on
 */
export function monthsText(months: number): string {
  if (months === 0) return '0歳';
  if (months < 12) return `生後${months}か月`;
  const rest = months % 12;
  return `${Math.floor(months / 12)}歳${rest === 0 ? '' : `${rest}か月`}`;
}

/** @param days age in days */
const daysText = (days: number): string => `生後${days}日`;

/** Below this age, days are shown, too: some facilities take children from a number of days on. */
const monthsWithDays = 3;

/** @returns `生後57日（1か月）` below three months, otherwise as `monthsText` */
export function ageText(months: number, days: number | undefined): string {
  if (days === undefined || months >= monthsWithDays) return monthsText(months);
  return months === 0 ? daysText(days) : `${daysText(days)}（${months}か月）`;
}

type AcceptedAge = Pick<FacilitySummary, 'accepted_age_text' | 'accept_from_months' | 'accept_from_days'> &
  Partial<Pick<FacilityDetail, 'accept_to_text'>>;

/**
 * Prefers the publisher's own wording, which says more than a number.
 * @returns null if nothing is known
 */
export function acceptedAgeText(facility: AcceptedAge): string | null {
  if (facility.accepted_age_text) return facility.accepted_age_text;
  if (facility.accept_from_months === null) return null;
  const days = facility.accept_from_days;
  const from = typeof days === 'number' ? daysText(days) : monthsText(facility.accept_from_months);
  return facility.accept_to_text ? `${from}〜${facility.accept_to_text}` : `${from}から`;
}

/**
 * @param ids classes in any order
 * @returns `0〜5歳児` if there is no gap, otherwise `0歳児・2歳児`; empty for none
 */
export function classesText(ids: readonly ChildClassId[]): string {
  const sorted = [...ids].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isWhole = sorted.length > 2 && last - first === sorted.length - 1;
  return isWhole ? `${first}〜${childClasses[last]}` : sorted.map((id) => childClasses[id]).join('・');
}
