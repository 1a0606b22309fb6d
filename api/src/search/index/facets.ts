import {
  childClassIds,
  closingTimes,
  facilityTypeIds,
  openingTimes,
  prefectures,
  serviceIds,
} from '@enerabi/shared/constants';
import type { FacilityCounts, SearchSuggestions } from '@enerabi/shared/contract';
import { isOldEnough } from '../../catalogue/facilities/youngest-age.rules.ts';
import { type StoredFlag, storedFlags } from '../flag-columns.ts';
import type { Facet } from './conditions.ts';
import { flagBit, minutesOf, serviceBit } from './document-facts.ts';
import { type DocumentTable, unknownTime } from './document-table.ts';
import { type IndexParts, Matches, type Search } from './search-matches.ts';

/** For each value of each condition, how many facilities it would find with the other conditions unchanged. */
export function countsOf(parts: IndexParts, search: Search): Omit<FacilityCounts, 'has_bookable_visit'> {
  const { table, arena } = parts;
  const matches = new Matches(parts, search);
  const found = matches.all().docIds(arena);
  const without = (facet: Facet): Uint32Array =>
    matches.has(facet) ? matches.all(facet).docIds(arena) : found;
  const facts = factCounts(found, table);
  const flagCounts = Object.fromEntries(storedFlags.map((flag) => [flag, facts(flagBit(flag))])) as Record<
    StoredFlag,
    number
  >;
  return {
    total: found.length,
    areas: areaCounts(without('area'), table),
    municipalities: municipalityCounts(without('municipalities'), search, table),
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

const hasFacilities = ({ facilities }: { facilities: number }): boolean => facilities > 0;

/** How often a column has each value. */
function histogram(found: Uint32Array, values: ArrayLike<number>, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < found.length; at += 1) {
    const value = values[found[at] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

function areaCounts(found: Uint32Array, table: DocumentTable): FacilityCounts['areas'] {
  const counts = histogram(found, table.prefecture.values, 256);
  return prefectures
    .map(({ id, code }) => ({ area: code, facilities: counts[id] ?? 0 }))
    .filter(hasFacilities);
}

/** Those of the prefecture, and the chosen ones even without facilities, since their names are needed. */
function municipalityCounts(
  found: Uint32Array,
  { area, municipalities: chosen = [] }: Search,
  table: DocumentTable,
): FacilityCounts['municipalities'] {
  if (!area && chosen.length === 0) return [];
  const counts = histogram(found, table.municipality.values, table.municipalities.length);
  return table.municipalities
    .map(({ code, name, prefecture_code }, index) => ({
      prefecture_code,
      municipality_code: code,
      municipality_name: name,
      facilities: counts[index] ?? 0,
    }))
    .slice(1)
    .filter(
      ({ municipality_code, prefecture_code, facilities }) =>
        (area && prefecture_code === area && facilities > 0) || chosen.includes(municipality_code),
    )
    .map(({ prefecture_code: _, ...counted }) => counted)
    .sort((one, other) => (one.municipality_code < other.municipality_code ? -1 : 1));
}

function typeCounts(found: Uint32Array, table: DocumentTable): FacilityCounts['facility_types'] {
  const counts = histogram(found, table.facilityType.values, 256);
  return facilityTypeIds
    .map((facility_type) => ({ facility_type, facilities: counts[facility_type] ?? 0 }))
    .filter(hasFacilities);
}

/** @param found the facilities for any class and age */
function classCounts(
  found: Uint32Array,
  { child_age_months: months, child_age_days: days, has_vacancy }: Search,
  table: DocumentTable,
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

function vacantCount(found: Uint32Array, { child_class_id }: Search, table: DocumentTable): number {
  const mask = child_class_id === undefined ? 0xff : 1 << child_class_id;
  let count = 0;
  for (const docId of found) if ((table.vacantClasses.at(docId) & mask) !== 0) count += 1;
  return count;
}

/** The latest possible time in minutes; an unknown time is later. */
const mostMinutes = 30 * 60;
const minutesAfter = (counts: Uint32Array, from: number, to: number): number =>
  counts.subarray(from, to).reduce((sum, count) => sum + count, 0);

function opensBy(found: Uint32Array, table: DocumentTable): FacilityCounts['opens_by'] {
  const counts = histogram(found, table.opensAt.values, unknownTime + 1);
  return openingTimes
    .map((time) => ({ time, facilities: minutesAfter(counts, 0, minutesOf(time) + 1) }))
    .filter(hasFacilities);
}

function openUntil(found: Uint32Array, table: DocumentTable): FacilityCounts['open_until'] {
  const counts = histogram(found, table.closesAt.values, unknownTime + 1);
  return closingTimes
    .map((time) => ({ time, facilities: minutesAfter(counts, minutesOf(time), mostMinutes) }))
    .filter(hasFacilities);
}

/** @returns how many of the others have a fact */
function factCounts(found: Uint32Array, table: DocumentTable): (bit: number) => number {
  const counts = new Uint32Array(32);
  for (const docId of found) {
    let facts = table.facts.at(docId);
    while (facts !== 0) {
      const lowest = facts & -facts;
      const at = 31 - Math.clz32(lowest);
      counts[at] = (counts[at] as number) + 1;
      facts ^= lowest;
    }
  }
  return (bit) => counts[31 - Math.clz32(bit)] as number;
}

export function municipalityTotals({
  table,
  arena,
}: Pick<IndexParts, 'table' | 'arena'>): SearchSuggestions['municipalities'] {
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
