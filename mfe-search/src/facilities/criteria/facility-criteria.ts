import { queryString } from '@enerabi/shared/client';
import {
  type Capabilities,
  type Capability,
  type ChildClassId,
  type ClosingTime,
  type CommuteLimit,
  type FacilityFlag,
  type FacilitySort,
  type FacilityTypeId,
  facilityFlagNames,
  facilityFlags,
  facilitySorts,
  type OpeningTime,
  type ServiceId,
} from '@enerabi/shared/constants';

const rows: Partial<Record<string, { readonly label: string; readonly needs?: Capability }>> = facilityFlags;

/** @param field of an address; any field that is not a flag is always offered */
export function isOffered(field: string, can: Capabilities): boolean {
  const needs = rows[field]?.needs;
  return needs === undefined || can[needs];
}

/** The visitor's search as in the address, with the contract's fields. */
export interface FacilityCriteria extends Partial<Record<FacilityFlag, true>> {
  /** Six-digit prefecture code, not yet checked: an unknown area is a 404 (R1.7). */
  area?: string;
  municipalities: string[];
  keyword?: string;
  facility_types: FacilityTypeId[];
  child_class_id?: ChildClassId;
  /** Full months on the day of admission; the address never contains a birthday. */
  child_age_months?: number;
  /** Days of age on that day, for infants. */
  child_age_days?: number;
  opens_by?: OpeningTime;
  open_until?: ClosingTime;
  services: ServiceId[];
  station_ids: number[];
  walk_minutes?: number;
  /** The family's home, `latitude,longitude`; only together with `commute_within`. */
  commute_from?: string;
  /** How long the way from home may take. */
  commute_within?: CommuteLimit;
  search_target_lat?: number;
  search_target_lng?: number;
  /** Parents go on to these places from the facility; each is `latitude,longitude`. */
  commute_destinations: string[];
  sort: FacilitySort;
  page: number;
}

const orderWithoutFlags = [
  'area',
  'municipalities',
  'station_ids',
  'walk_minutes',
  'commute_from',
  'commute_within',
  'keyword',
  'facility_types',
  'child_class_id',
  'child_age_months',
  'child_age_days',
  'opens_by',
  'open_until',
  'services',
  'search_target_lat',
  'search_target_lng',
  'commute_destinations',
] as const satisfies (keyof FacilityCriteria)[];

/** The order of fields in an address: equal criteria have equal addresses. */
const order: readonly (keyof FacilityCriteria)[] = orderWithoutFlags.flatMap((field) => [
  field,
  ...facilityFlagNames.filter((flag) => facilityFlags[flag].after === field),
]);

/** The query of the list, and of other requests with the same conditions; defaults are left out. */
export function queryOf(criteria: FacilityCriteria): string {
  const { sort, page } = criteria;
  return queryString({
    ...Object.fromEntries(order.map((field) => [field, criteria[field]])),
    // The order by places of a class ends with the condition on the class.
    sort: sort === 'standard' || !sortsOf(criteria).includes(sort) ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
}

/** The address of the list. */
export function addressOf(criteria: FacilityCriteria): string {
  const query = queryOf(criteria);
  return query === '' ? '/f' : `/f?${query}`;
}

/** The conditions of the counts' request: order, page and position do not change counts. */
export function countQueryOf(criteria: FacilityCriteria) {
  const {
    sort: _sort,
    page: _page,
    search_target_lat: _lat,
    search_target_lng: _lng,
    commute_destinations: _ends,
    ...query
  } = criteria;
  return query;
}

const hasTarget = ({ search_target_lat }: FacilityCriteria): boolean => search_target_lat !== undefined;

/**
 * The orders to choose from. The default order is by distance with a position, best match first with a keyword, and by
 * reading otherwise; the default has no name of its own.
 */
export const sortsOf = (criteria: FacilityCriteria): FacilitySort[] =>
  facilitySorts.filter((sort) => {
    if (sort === 'distance') return false;
    if (sort === 'vacant') return criteria.child_class_id !== undefined;
    return sort !== 'kana' || Boolean(criteria.keyword) || hasTarget(criteria);
  });

/** Changes the criteria, and goes back to the first page. */
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
  commute_destinations: [],
  sort: 'standard',
  page: 1,
};

export const withoutConditions = ({ sort }: FacilityCriteria): FacilityCriteria => ({ ...nothing, sort });

/** Whether the list is of a prefecture and at most one type, or of everything: search engines index these. */
export function isPlain(criteria: FacilityCriteria): boolean {
  const { area, facility_types, sort: _sort, page: _page, ...others } = criteria;
  return facility_types.length <= 1 && queryOf({ ...nothing, ...others, facility_types: [] }) === '';
}
