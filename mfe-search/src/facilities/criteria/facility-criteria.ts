import { queryString } from '@enerabi/shared/client';
import {
  type Capabilities,
  type Capability,
  type ChildClassId,
  type ClosingTime,
  type FacilitySort,
  type FacilityTypeId,
  facilitySorts,
  type OpeningTime,
  type ServiceId,
} from '@enerabi/shared/constants';

/** What is asked of a facility by ticking a box; the names are the contract's. */
export const flags = [
  'has_vacancy',
  'is_open_saturday',
  'has_meals',
  'has_garden',
  'has_bookable_visit',
  'search_ask_onetime',
] as const;
export type Flag = (typeof flags)[number];

/** The capability that a box needs before it promises anything (R7.3). */
const needed: Partial<Record<Flag, Capability>> = {
  has_bookable_visit: 'visitBooking',
  search_ask_onetime: 'inquiry',
};

export const isFlagOffered = (flag: Flag, can: Capabilities): boolean => {
  const capability = needed[flag];
  return capability === undefined || can[capability];
};

/** What a visitor looks for, as the address says it; fields are the contract's. */
export interface FacilityCriteria extends Partial<Record<Flag, true>> {
  /** Six-digit prefecture code, not yet checked: an unknown area is a 404 (R1.7). */
  area?: string;
  municipalities: string[];
  keyword?: string;
  facility_types: FacilityTypeId[];
  child_class_id?: ChildClassId;
  /** Full months on the day of admission; a birthday never comes into an address. */
  child_age_months?: number;
  /** Days of age on that day, for infants. */
  child_age_days?: number;
  opens_by?: OpeningTime;
  open_until?: ClosingTime;
  services: ServiceId[];
  station_ids: number[];
  walk_minutes?: number;
  search_target_lat?: number;
  search_target_lng?: number;
  sort: FacilitySort;
  page: number;
}

/** The order in which an address says things: equal criteria have equal addresses. */
const order = [
  'area',
  'municipalities',
  'station_ids',
  'walk_minutes',
  'keyword',
  'facility_types',
  'child_class_id',
  'child_age_months',
  'child_age_days',
  'has_vacancy',
  'opens_by',
  'open_until',
  'is_open_saturday',
  'services',
  'has_meals',
  'has_garden',
  'has_bookable_visit',
  'search_ask_onetime',
  'search_target_lat',
  'search_target_lng',
] as const satisfies (keyof FacilityCriteria)[];

/** The query of the list and of whatever else is searched alike, without what is the same by default. */
export function queryOf(criteria: FacilityCriteria): string {
  const { sort, page } = criteria;
  return queryString({
    ...Object.fromEntries(order.map((field) => [field, criteria[field]])),
    sort: sort === 'standard' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
}

/** The address of the list. */
export function addressOf(criteria: FacilityCriteria): string {
  const query = queryOf(criteria);
  return query === '' ? '/f' : `/f?${query}`;
}

const hasTarget = ({ search_target_lat }: FacilityCriteria): boolean => search_target_lat !== undefined;

/**
 * The orders there are: the standard one is by distance where a position is named, best match first where there is a
 * keyword, and by reading otherwise, so that those need no names of their own then.
 */
export const sortsOf = (criteria: FacilityCriteria): FacilitySort[] =>
  facilitySorts.filter((sort) => {
    if (sort === 'distance') return false;
    return sort !== 'kana' || Boolean(criteria.keyword) || hasTarget(criteria);
  });

/** Every change of what is looked for begins at the first page again. */
export const changed = (
  criteria: FacilityCriteria,
  changes: Partial<FacilityCriteria>,
): FacilityCriteria => ({
  ...criteria,
  page: 1,
  ...changes,
});

export const nothing: FacilityCriteria = {
  municipalities: [],
  facility_types: [],
  services: [],
  station_ids: [],
  sort: 'standard',
  page: 1,
};

export const withoutConditions = ({ sort }: FacilityCriteria): FacilityCriteria => ({ ...nothing, sort });

/** Whether the list is of a prefecture and at most one kind, or of everything: what search engines know. */
export function isPlain(criteria: FacilityCriteria): boolean {
  const { area, facility_types, sort: _sort, page: _page, ...others } = criteria;
  return facility_types.length <= 1 && queryOf({ ...nothing, ...others, facility_types: [] }) === '';
}
