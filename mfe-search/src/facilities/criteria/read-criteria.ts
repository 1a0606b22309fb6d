import {
  type Capabilities,
  type ChildClassId,
  capabilities,
  childClassIds,
  closingTimes,
  commuteLimits,
  facilityFlagNames,
  facilityTypeIds,
  keywordMaxLength,
  mostCommuteDestinations,
  mostMunicipalitiesAtOnce,
  mostStationsAtOnce,
  openingTimes,
  serviceIds,
} from '@enerabi/shared/constants';
import { dependentFields, readSort } from '../../address/dependent-fields.ts';
import {
  decimal,
  type Fields,
  type IgnoredValue,
  integer,
  integerOf,
  oneOf,
  position,
  type Read,
  readFields,
  sixDigits,
  ticked,
} from '../../address/read-fields.ts';
import { addressOf, type FacilityCriteria, isOffered, sortsOf } from './facility-criteria.ts';

const single = {
  area: (text) => text,
  keyword: (text) => text.replace(/\s+/g, ' ').slice(0, keywordMaxLength),
  child_class_id: integer(0, childClassIds.at(-1) as ChildClassId),
  child_age_months: integer(0, 95),
  child_age_days: integer(0, 2_922),
  opens_by: oneOf(openingTimes),
  open_until: oneOf(closingTimes),
  walk_minutes: integer(1, 60),
  commute_from: position,
  commute_within: oneOf(commuteLimits),
  search_target_lat: decimal(90),
  search_target_lng: decimal(180),
  page: integer(1, 999_999_999),
  ...Object.fromEntries(facilityFlagNames.map((flag) => [flag, ticked])),
} satisfies Partial<Record<keyof FacilityCriteria, Read>> as Record<string, Read>;

const several: Fields['several'] = {
  municipalities: { read: sixDigits, most: mostMunicipalitiesAtOnce },
  facility_types: { read: integerOf(facilityTypeIds), most: facilityTypeIds.length },
  services: { read: oneOf(serviceIds), most: serviceIds.length },
  station_ids: { read: integer(1, 2_147_483_647), most: mostStationsAtOnce },
  commute_destinations: { read: position, most: mostCommuteDestinations },
};

/**
 * Reads an address that may contain anything, as `readFields` does. The area is not checked here. Conditions of features
 * that the site does not have yet are listed as ignored, too (R7.3).
 */
export function readAddress(
  parameters: URLSearchParams,
  can: Capabilities = capabilities,
  others: readonly string[] = [],
): {
  criteria: FacilityCriteria;
  ignored: IgnoredValue[];
} {
  const offered = Object.entries(single).map(([field, read]): [string, Read] => [
    field,
    isOffered(field, can) ? read : () => undefined,
  ]);
  const { values, ignored, unknown } = readFields(
    parameters,
    { single: Object.fromEntries(offered), several },
    ['sort', ...others],
  );
  const read = { page: 1, ...values } as unknown as FacilityCriteria;
  const placed = dependentFields(read, read.area ? [read.area] : []);
  const isNear = placed.criteria.search_target_lat !== undefined;
  const defaults = ['kana', ...(isNear ? ['distance'] : [])];
  const { sort, ignored: sorts } = readSort(parameters, sortsOf(placed.criteria), defaults);
  return {
    criteria: { ...placed.criteria, sort },
    ignored: [...ignored, ...placed.ignored, ...sorts, ...unknown],
  };
}

export const readCriteria = (parameters: URLSearchParams, can?: Capabilities): FacilityCriteria =>
  readAddress(parameters, can).criteria;

/** The address of the list that a form with these fields asks for. */
export const searchedAddress = (parameters: URLSearchParams): string => addressOf(readCriteria(parameters));
