import { searchWords } from '@enerabi/shared/japanese';
import { isWithin } from '../designated-cities.ts';
import type { Column } from './column.ts';
import type { DocumentTable } from './document-table.ts';
import type { Arena } from './sets/arena.ts';
import type { Bits } from './sets/bit-set.ts';
import type { FilterCache } from './sets/filter-cache.ts';
import type { PostingList } from './sets/posting-list.ts';

/** A condition on documents. */
export interface Condition {
  /** The field of a search that it belongs to: each of the field's values is counted, whatever is chosen. */
  facet: string;
  has: (docId: number) => boolean;
  /** All docIds that meet it, with some deleted ones; must not be changed. */
  bits: () => Bits;
  /** The same as an unordered list without repetitions, if they can be listed; valid for one query. */
  listed?: { length: number; docIds: () => Uint32Array };
}

/** Data that conditions are computed from, and their cache. */
export interface ConditionParts<T extends DocumentTable = DocumentTable> {
  table: T;
  filters: FilterCache;
  arena: Arena;
}

/** A fact of documents that is a number. */
export interface Fact {
  facet: string;
  /** Identifies everything that it depends on. */
  name: string;
  column: Column<Uint8Array> | Column<Uint16Array> | Column<Uint32Array>;
  holds: (value: number) => boolean;
}

/** For a column of small numbers, `holds` is called once per number, not once per docId. */
export function factCondition(
  { facet, name, column, holds }: Fact,
  { table, filters }: ConditionParts,
): Condition {
  const find = (bits: Bits, from: number, to: number): void => {
    const { values } = column;
    if (values instanceof Uint32Array) {
      bits.addWhere((docId) => holds(values[docId] as number), from, to);
      return;
    }
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

/** Documents that have all of some yes-or-no facts. @param mask a bit for each; 0 is no condition */
export function flagConditions(
  mask: number,
  column: Column<Uint16Array> | Column<Uint32Array>,
  { table, filters }: ConditionParts,
): Condition[] {
  if (mask === 0) return [];
  const has = (docId: number): boolean => (column.at(docId) & mask) === mask;
  const find = (bits: Bits, from: number, to: number): void => bits.addWhere(has, from, to);
  return [{ facet: 'others', has, bits: () => filters.get(`facts ${mask}`, table.length, find) }];
}

/** Documents of some prefectures. @param areas codes, six digits */
export function areaFacts(areas: readonly string[], { prefecture: column }: DocumentTable): Fact[] {
  if (areas.length === 0) return [];
  const wanted = new Set(areas.map((area) => Number(area.slice(0, 2))));
  const name = `area ${[...wanted].sort().join()}`;
  return [{ facet: 'area', name, column, holds: (value) => wanted.has(value) }];
}

/** They can be listed: a town has few. */
export function municipalityConditions(wanted: readonly string[], parts: ConditionParts): Condition[] {
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

/** @returns undefined for a keyword of punctuation only, which matches nothing */
export function wordsOf(keyword = ''): string[] | undefined {
  const words = searchWords(keyword);
  return words.length === 0 && keyword.trim() !== '' ? undefined : words;
}
