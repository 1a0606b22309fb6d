import {
  childClassIds,
  closingTimes,
  facilityTypeIds,
  openingTimes,
  serviceIds,
} from '@enerabi/shared/constants';
import type { FacilityCounts, SearchSuggestions } from '@enerabi/shared/contract';
import { isOldEnough } from '../../catalogue/facilities/youngest-age.rules.ts';
import { areaCounts, factCounts, histogram, municipalityCounts } from '../index/facets.ts';
import type { IndexParts, Matches } from '../index/search-matches.ts';
import { flagBit, minutesOf, serviceBit } from './facility-facts.ts';
import type { FacilityQuery } from './facility-query.ts';
import { type FacilityTable, unknownTime } from './facility-table.ts';
import { type StoredFlag, storedFlags } from './flag-columns.ts';

type Parts = IndexParts<FacilityTable>;

/** For each value of each condition, how many facilities it would find with the other conditions unchanged. */
export function countsOf(
  { table, arena }: Parts,
  search: FacilityQuery,
  matches: Matches,
): Omit<FacilityCounts, 'has_bookable_visit'> {
  const found = matches.all().docIds(arena);
  const without = (facet: string): Uint32Array =>
    matches.has(facet) ? matches.all(facet).docIds(arena) : found;
  const facts = factCounts(found, table.facts.values);
  const flagCounts = Object.fromEntries(storedFlags.map((flag) => [flag, facts(flagBit(flag))])) as Record<
    StoredFlag,
    number
  >;
  return {
    total: found.length,
    areas: areaCounts(without('area'), table).map(asFacilities),
    municipalities: municipalityCounts(
      without('municipalities'),
      { area: search.area, chosen: search.municipalities ?? [] },
      table,
    ).map(asFacilities),
    facility_types: typeCounts(without('facility_types'), table),
    child_classes: classCounts(without('child'), search, table),
    opens_by: opensBy(without('opens_by'), table),
    open_until: openUntil(without('open_until'), table),
    services: serviceIds
      .map((service) => ({ service, facilities: facts(serviceBit(service)) }))
      .filter(hasFacilities),
    has_vacancy: vacantCount(found, search, table),
    ...flagCounts,
  };
}

const asFacilities = <C extends { count: number }>({ count, ...counted }: C) => ({
  ...counted,
  facilities: count,
});

const hasFacilities = ({ facilities }: { facilities: number }): boolean => facilities > 0;

function typeCounts(found: Uint32Array, table: FacilityTable): FacilityCounts['facility_types'] {
  const counts = histogram(found, table.facilityType.values, 256);
  return facilityTypeIds
    .map((facility_type) => ({ facility_type, facilities: counts[facility_type] ?? 0 }))
    .filter(hasFacilities);
}

/** @param found the facilities for any class and age */
function classCounts(
  found: Uint32Array,
  { child_age_months: months, child_age_days: days, has_vacancy }: FacilityQuery,
  table: FacilityTable,
): FacilityCounts['child_classes'] {
  // Counts of the sets of classes: for all facilities, and for those with a vacancy among them.
  const [offered, vacant] = [new Uint32Array(64), new Uint32Array(64)];
  const isOfAge = isOldEnough({ months, days });
  for (const docId of found) {
    if (!isOfAge(table.youngest.at(docId))) continue;
    const classes = table.classes.at(docId);
    const vacantClasses = table.vacantClasses.at(docId) & classes;
    offered[classes] = (offered[classes] as number) + 1;
    vacant[vacantClasses] = (vacant[vacantClasses] as number) + 1;
  }
  const having = (sets: Uint32Array, id: number): number =>
    sets.reduce((sum, count, set) => ((set >> id) & 1 ? sum + count : sum), 0);
  return childClassIds
    .map((id) => {
      const with_vacancy = having(vacant, id);
      return {
        child_class_id: id,
        facilities: has_vacancy ? with_vacancy : having(offered, id),
        with_vacancy,
      };
    })
    .filter(hasFacilities);
}

function vacantCount(found: Uint32Array, { child_class_id }: FacilityQuery, table: FacilityTable): number {
  const mask = child_class_id === undefined ? 0xff : 1 << child_class_id;
  let count = 0;
  for (const docId of found) if ((table.vacantClasses.at(docId) & mask) !== 0) count += 1;
  return count;
}

/** The latest possible time in minutes; an unknown time is later. */
const mostMinutes = 30 * 60;
const minutesAfter = (counts: Uint32Array, from: number, to: number): number =>
  counts.subarray(from, to).reduce((sum, count) => sum + count, 0);

function opensBy(found: Uint32Array, table: FacilityTable): FacilityCounts['opens_by'] {
  const counts = histogram(found, table.opensAt.values, unknownTime + 1);
  return openingTimes
    .map((time) => ({ time, facilities: minutesAfter(counts, 0, minutesOf(time) + 1) }))
    .filter(hasFacilities);
}

function openUntil(found: Uint32Array, table: FacilityTable): FacilityCounts['open_until'] {
  const counts = histogram(found, table.closesAt.values, unknownTime + 1);
  return closingTimes
    .map((time) => ({ time, facilities: minutesAfter(counts, minutesOf(time), mostMinutes) }))
    .filter(hasFacilities);
}

export function municipalityTotals({
  table,
  arena,
}: Pick<Parts, 'table' | 'arena'>): SearchSuggestions['municipalities'] {
  const counts = histogram(table.alive.docIds(arena), table.municipality.values, table.municipalities.length);
  return table.municipalities
    .map(({ code, name, prefecture_code }, index) => ({
      municipality_code: code,
      municipality_name: name,
      prefecture_code,
      facilities: counts[index] ?? 0,
    }))
    .slice(1)
    .filter(hasFacilities);
}
