import type { SearchConditions } from '@enerabi/shared/contract';
import { isOldEnough } from '../../catalogue/facilities/youngest-age.rules.ts';
import {
  areaFacts,
  type Condition,
  type ConditionParts,
  type Fact,
  factCondition,
  flagConditions,
  municipalityConditions,
} from '../index/conditions.ts';
import { flagBit, minutesOf, serviceBit } from './facility-facts.ts';
import { type FacilityTable, unknownTime } from './facility-table.ts';
import { storedFlags } from './flag-columns.ts';

/** Conditions on a document's columns; keywords, stations and bookable visits are handled elsewhere. */
export const facilityConditions = (
  query: SearchConditions,
  parts: ConditionParts<FacilityTable>,
): Condition[] => [
  ...municipalityConditions(query.municipalities ?? [], parts),
  ...factsOf(query, parts.table).map((fact) => factCondition(fact, parts)),
  ...flagConditions(factMask(query), parts.table.facts, parts),
];

const factsOf = (query: SearchConditions, table: FacilityTable): Fact[] => [
  ...areaFacts(query.area ? [query.area] : [], table),
  ...typeFacts(query, table),
  ...childFacts(query, table),
  ...timeFacts(query, table),
];

function typeFacts(
  { facility_types = [] }: SearchConditions,
  { facilityType: column }: FacilityTable,
): Fact[] {
  if (facility_types.length === 0) return [];
  const wanted = new Set<number>(facility_types);
  const name = `facility_types ${[...wanted].sort().join()}`;
  return [{ facet: 'facility_types', name, column, holds: (type) => wanted.has(type) }];
}

function childFacts(query: SearchConditions, { classes, youngest, vacantClasses }: FacilityTable): Fact[] {
  const { child_class_id, child_age_months: months, child_age_days: days, has_vacancy } = query;
  const facts: Omit<Fact, 'facet'>[] = [];
  const mask = child_class_id === undefined ? 0 : 1 << child_class_id;
  if (mask > 0)
    facts.push({
      name: `child_class_id ${child_class_id}`,
      column: classes,
      holds: (offered) => (offered & mask) !== 0,
    });
  if (months !== undefined || days !== undefined)
    facts.push({
      name: `child_age ${months} ${days}`,
      column: youngest,
      holds: isOldEnough({ months, days }),
    });
  if (has_vacancy)
    facts.push({
      name: `has_vacancy ${mask}`,
      column: vacantClasses,
      holds: (vacant) => (vacant & (mask || 0xff)) !== 0,
    });
  return facts.map((fact) => ({ facet: 'child', ...fact }));
}

function timeFacts({ opens_by, open_until }: SearchConditions, { opensAt, closesAt }: FacilityTable): Fact[] {
  const facts: Fact[] = [];
  if (opens_by) {
    const latest = minutesOf(opens_by);
    const holds = (opens: number): boolean => opens <= latest;
    facts.push({ facet: 'opens_by', name: `opens_by ${opens_by}`, column: opensAt, holds });
  }
  if (open_until) {
    const soonest = minutesOf(open_until);
    const holds = (closes: number): boolean => closes >= soonest && closes !== unknownTime;
    facts.push({ facet: 'open_until', name: `open_until ${open_until}`, column: closesAt, holds });
  }
  return facts;
}

function factMask(query: SearchConditions): number {
  let mask = 0;
  for (const service of query.services ?? []) mask |= serviceBit(service);
  for (const flag of storedFlags) if (query[flag]) mask |= flagBit(flag);
  return mask;
}
