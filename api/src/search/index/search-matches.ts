import { type Box, metresBetween, type Place } from '@enerabi/shared/geography';
import { boxOfCircle } from '../../catalogue/facilities/nearby.rules.ts';
import { type Condition, type ConditionParts, wordsOf } from './conditions.ts';
import type { DocumentTable } from './document-table.ts';
import type { Orders } from './orders.ts';
import type { Arena } from './sets/arena.ts';
import { Bits, inAll, setOf } from './sets/bit-set.ts';
import { DocSet } from './sets/doc-set.ts';
import { isFew } from './sets/is-few.ts';
import { zone } from './sets/posting-list.ts';
import type { WordMatches, Words } from './word-matches.ts';

/** Around a station or a home. */
export interface Circle extends Place {
  metres: number;
}

/** The conditions that every collection has. */
export interface Search {
  keyword?: string | undefined;
  /** Circles around the stations of a search; a document must be in one of them. */
  circles?: readonly Circle[] | undefined;
  /** Around a family's home; a document must be in it, too. */
  commute?: Circle | undefined;
  box?: Box | undefined;
  /** Keywords match the names only. */
  byName?: boolean;
}

export interface IndexParts<T extends DocumentTable = DocumentTable> extends ConditionParts<T> {
  orders: Orders;
  words: Words;
}

/** The documents that match a search, or a search without the conditions of one facet. */
export class Matches {
  readonly words: WordMatches[];
  readonly #conditions: Condition[];
  readonly #parts: IndexParts;

  /** @param conditions of the collection */
  constructor(parts: IndexParts, search: Search, conditions: readonly Condition[]) {
    const wanted = wordsOf(search.keyword);
    this.#parts = parts;
    this.words = (wanted ?? []).map((word) => parts.words.matches(word));
    this.#conditions = [
      ...(wanted ? [] : [none]),
      ...this.words.map((word) => wordCondition(word, parts, search.byName ?? false)),
      ...(search.circles ? [circlesCondition(search.circles, parts)] : []),
      ...(search.commute ? [circlesCondition([search.commute], parts)] : []),
      ...(search.box ? [boxCondition(search.box, parts)] : []),
      ...conditions,
    ];
  }

  has(facet: string): boolean {
    return this.#conditions.some((condition) => condition.facet === facet);
  }

  /** Those that meet all conditions. @param facet whose conditions are left out */
  all(facet?: string): DocSet {
    const conditions = this.#conditions.filter((condition) => condition.facet !== facet);
    const { arena, table } = this.#parts;
    const { alive, length } = table;
    const shortest = conditions.reduce<Condition | undefined>(
      (short, one) => (lengthOf(one) < lengthOf(short) ? one : short),
      undefined,
    );
    if (!shortest?.listed || !isFew(shortest.listed.length, length))
      return new DocSet(inAll([alive, ...conditions.map(({ bits }) => bits())], arena));
    const others = conditions.filter((condition) => condition !== shortest);
    const holds = (docId: number): boolean => alive.has(docId) && others.every(({ has }) => has(docId));
    return new DocSet(selected(shortest.listed.docIds(), holds));
  }
}

function copyOf(docIds: Uint32Array, arena: Arena): Uint32Array {
  const copy = arena.take(docIds.length);
  copy.set(docIds);
  return copy;
}

/** Moves those that pass the test to the list's beginning. @param docIds is changed */
function selected(docIds: Uint32Array, holds: (docId: number) => boolean): Uint32Array {
  let length = 0;
  for (let at = 0; at < docIds.length; at += 1) {
    const docId = docIds[at] as number;
    if (!holds(docId)) continue;
    docIds[length] = docId;
    length += 1;
  }
  return docIds.subarray(0, length);
}

const lengthOf = (condition: Condition | undefined): number =>
  condition?.listed?.length ?? Number.POSITIVE_INFINITY;

const none: Condition = {
  facet: 'others',
  has: () => false,
  bits: () => new Bits(),
  listed: { length: 0, docIds: () => new Uint32Array(0) },
};

function wordCondition(
  word: WordMatches,
  { table: { length }, arena }: IndexParts,
  byName: boolean,
): Condition {
  const least = byName ? zone.inName : zone.elsewhere;
  const has = (docId: number): boolean => (word.zone(docId) ?? -1) >= least;
  return {
    facet: 'others',
    has,
    bits: () => word.bits(length)[byName ? 'inName' : 'anywhere'],
    listed: {
      length: word.list.length,
      docIds: () => selected(word.list.docIds(arena), byName ? has : () => true),
    },
  };
}

export const setCondition = (set: Bits): Condition => ({
  facet: 'others',
  has: (docId) => set.has(docId),
  bits: () => set,
});

function boxCondition(box: Box, { table, orders, arena }: IndexParts): Condition {
  const { south, west, north, east } = box;
  const has = (docId: number): boolean => {
    const [latitude, longitude] = [table.latitude.at(docId), table.longitude.at(docId)];
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  };
  const within = orders.within(box, arena);
  return {
    facet: 'others',
    has,
    bits: () => setOf(within, table.length, arena),
    listed: { length: within.length, docIds: () => copyOf(within, arena) },
  };
}

function circlesCondition(circles: readonly Circle[], { table, orders, arena }: IndexParts): Condition {
  const within = new Bits(table.length);
  for (const circle of circles) {
    for (const docId of orders.within(boxOfCircle(circle, circle.metres), arena)) {
      const place = { latitude: table.latitude.at(docId), longitude: table.longitude.at(docId) };
      if (metresBetween(circle, place) <= circle.metres) within.add(docId);
    }
  }
  return { ...setCondition(within), listed: { length: within.count(), docIds: () => within.docIds(arena) } };
}
