import type { SearchConditions } from '@enerabi/shared/contract';
import { searchWords } from '@enerabi/shared/japanese';
import { isOldEnough } from '../../catalogue/facilities/youngest-age.rules.ts';
import { isWithin } from '../designated-cities.ts';
import { storedFlags } from '../flag-columns.ts';
import type { Column } from './column.ts';
import { flagBit, minutesOf, serviceBit } from './document-facts.ts';
import { type DocumentTable, unknownTime } from './document-table.ts';
import type { Arena } from './sets/arena.ts';
import type { Bits } from './sets/bit-set.ts';
import type { FilterCache } from './sets/filter-cache.ts';
import type { PostingList } from './sets/posting-list.ts';

/** Fields of a search for which each value is counted, whatever is chosen. */
export type Facet =
  | 'area'
  | 'municipalities'
  | 'facility_types'
  | 'child'
  | 'opens_by'
  | 'open_until'
  | 'others';

/** A condition on documents. */
export interface Condition {
  facet: Facet;
  has: (docId: number) => boolean;
  /** All docIds that meet it, with some deleted ones; must not be changed. */
  bits: () => Bits;
  /** The same as an unordered list without repetitions, if they can be listed; valid for one query. */
  listed?: { length: number; docIds: () => Uint32Array };
}

/** Data that conditions are computed from, and their cache. */
export interface ConditionParts {
  table: DocumentTable;
  filters: FilterCache;
  arena: Arena;
}

/** A fact of documents that is a number. */
interface Fact {
  facet: Facet;
  /** Identifies everything that it depends on. */
  name: string;
  column: Column<Uint8Array> | Column<Uint16Array>;
  holds: (value: number) => boolean;
}

/** Called once per number, not once per docId. */
function factCondition({ facet, name, column, holds }: Fact, { table, filters }: ConditionParts): Condition {
  const find = (bits: Bits, from: number, to: number): void => {
    const { values } = column;
    const table = new Uint8Array(256 ** values.BYTES_PER_ELEMENT);
    for (let value = 0; value < table.length; value += 1) table[value] = holds(value) ? 1 : 0;
    bits.addWhere((docId) => table[values[docId] as number] === 1, from, to);
  };
  return {
    facet,
    has: (docId) => holds(column.at(docId)),
    bits: () => filters.get(name, table.length, find),
  };
}

/** Conditions on a document's columns; keywords, stations and bookable visits are handled elsewhere. */
export const conditionsOf = (query: SearchConditions, parts: ConditionParts): Condition[] => [
  ...municipalityConditions(query, parts),
  ...factsOf(query, parts.table).map((fact) => factCondition(fact, parts)),
  ...flagConditions(query, parts),
];

const factsOf = (query: SearchConditions, table: DocumentTable): Fact[] => [
  ...areaFacts(query, table),
  ...typeFacts(query, table),
  ...childFacts(query, table),
  ...timeFacts(query, table),
];

/** They can be listed: a town has few. */
function municipalityConditions(
  { municipalities: wanted = [] }: SearchConditions,
  parts: ConditionParts,
): Condition[] {
  if (wanted.length === 0) return [];
  const { municipality: column, municipalities, ofMunicipality } = parts.table;
  const isWanted = municipalities.map(({ code }) => wanted.some((one) => isWithin(code, one)));
  const lists = ofMunicipality.filter((_, index) => isWanted[index]);
  const name = `municipalities ${[...wanted].sort().join()}`;
  const holds = (index: number): boolean => isWanted[index] === true;
  const listed = {
    length: lists.reduce((sum, list) => sum + list.length, 0),
    docIds: () => joined(lists, parts.arena),
  };
  return [{ ...factCondition({ facet: 'municipalities', name, column, holds }, parts), listed }];
}

function joined(lists: readonly PostingList[], arena: Arena): Uint32Array {
  const all = arena.take(lists.reduce((sum, list) => sum + list.length, 0));
  let length = 0;
  for (const list of lists) {
    all.set(list.docIds(arena), length);
    length += list.length;
  }
  return all;
}

function areaFacts({ area }: SearchConditions, { prefecture: column }: DocumentTable): Fact[] {
  if (!area) return [];
  const number = Number(area.slice(0, 2));
  return [{ facet: 'area', name: `area ${number}`, column, holds: (value) => value === number }];
}

function typeFacts(
  { facility_types = [] }: SearchConditions,
  { facilityType: column }: DocumentTable,
): Fact[] {
  if (facility_types.length === 0) return [];
  const wanted = new Set<number>(facility_types);
  const name = `facility_types ${[...wanted].sort().join()}`;
  return [{ facet: 'facility_types', name, column, holds: (type) => wanted.has(type) }];
}

function childFacts(query: SearchConditions, { classes, youngest, vacantClasses }: DocumentTable): Fact[] {
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

function timeFacts({ opens_by, open_until }: SearchConditions, { opensAt, closesAt }: DocumentTable): Fact[] {
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

function flagConditions(query: SearchConditions, { table, filters }: ConditionParts): Condition[] {
  let mask = 0;
  for (const service of query.services ?? []) mask |= serviceBit(service);
  for (const flag of storedFlags) if (query[flag]) mask |= flagBit(flag);
  if (mask === 0) return [];
  const has = (docId: number): boolean => (table.facts.at(docId) & mask) === mask;
  const find = (bits: Bits, from: number, to: number): void => bits.addWhere(has, from, to);
  return [{ facet: 'others', has, bits: () => filters.get(`facts ${mask}`, table.length, find) }];
}

/** @returns undefined for a keyword of punctuation only, which matches nothing */
export function wordsOf(keyword = ''): string[] | undefined {
  const words = searchWords(keyword);
  return words.length === 0 && keyword.trim() !== '' ? undefined : words;
}
