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

type AcceptedAge = Pick<FacilitySummary, 'accepted_age_text' | 'accept_from_months'> &
  Partial<Pick<FacilityDetail, 'accept_to_text'>>;

/**
 * The publisher's own words where there are any, since they say more than a number does.
 * @returns null where nothing is known
 */
export function acceptedAgeText(facility: AcceptedAge): string | null {
  if (facility.accepted_age_text) return facility.accepted_age_text;
  if (facility.accept_from_months === null) return null;
  const from = monthsText(facility.accept_from_months);
  return facility.accept_to_text ? `${from}〜${facility.accept_to_text}` : `${from}から`;
}

/**
 * @param ids classes in any order
 * @returns `0〜5歳児` where none between is left out, else `0歳児・2歳児`; empty without any
 */
export function classesText(ids: readonly ChildClassId[]): string {
  const sorted = [...ids].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isWhole = sorted.length > 2 && last - first === sorted.length - 1;
  return isWhole ? `${first}〜${childClasses[last]}` : sorted.map((id) => childClasses[id]).join('・');
}
