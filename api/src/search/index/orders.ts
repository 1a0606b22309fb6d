import type { Box } from '@enerabi/shared/geography';
import type { DocumentTable } from './document-table.ts';
import type { Arena } from './sets/arena.ts';
import { sortedPage } from './sorted-page.ts';

type NumberColumn = { at: (docId: number) => number };
type Compare = (one: number, other: number) => number;

/** All docIds in one order, deleted ones included. */
export class Order {
  docIds = new Uint32Array(0);
  readonly compare: Compare;
  /** Rank of each docId; computed on first use. */
  #ranks: Uint32Array | undefined;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /**
   * Merges new docIds in. For few new ones among many, the position of each is searched, and the ranges between are
   * copied as a whole.
   * @param added in this order
   */
  insert(added: Uint32Array<ArrayBuffer>): void {
    const old = this.docIds;
    this.#ranks = undefined;
    if (old.length === 0) {
      this.docIds = added;
      return;
    }
    const merged = new Uint32Array(old.length + added.length);
    let from = 0;
    added.forEach((docId, before) => {
      const rank = this.firstRank((other) => this.compare(other, docId) <= 0, from);
      merged.set(old.subarray(from, rank), from + before);
      merged[rank + before] = docId;
      from = rank;
    });
    merged.set(old.subarray(from), from + added.length);
    this.docIds = merged;
  }

  /** The rank of a docId in this order. */
  rank(docId: number): number {
    return this.#currentRanks()[docId] as number;
  }

  #currentRanks(): Uint32Array {
    this.#ranks ??= this.#rankAll();
    return this.#ranks;
  }

  /**
   * A page of docIds in this order, by ranks instead of comparisons.
   * @param rankOf sorts before the order; a whole number from 0 to `mostRank`
   */
  page(
    docIds: Uint32Array,
    { offset, limit, arena }: { offset: number; limit: number; arena: Arena },
    rankOf?: (docId: number) => number,
    mostRank = 0,
  ): number[] {
    const all = this.docIds.length;
    const keys = arena.take(docIds.length);
    const ranks = this.#currentRanks();
    for (let at = 0; at < docIds.length; at += 1) {
      const docId = docIds[at] as number;
      keys[at] = (ranks[docId] as number) + (rankOf ? rankOf(docId) * all : 0);
    }
    const page = sortedPage(keys, (mostRank + 1) * all, offset, limit);
    return Array.from(page, (key) => this.docIds[key % all] as number);
  }

  #rankAll(): Uint32Array {
    const ranks = new Uint32Array(this.docIds.length);
    const { docIds } = this;
    for (let rank = 0; rank < docIds.length; rank += 1) ranks[docIds[rank] as number] = rank;
    return ranks;
  }

  /** The first rank, from a given one on, whose docId fails the test. */
  firstRank(isBefore: (docId: number) => boolean, from = 0): number {
    let [low, high] = [from, this.docIds.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.docIds[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Orders by a number, highest first; equal documents keep the base order. */
function descending(inOrder: Uint32Array, column: NumberColumn): Uint32Array<ArrayBuffer> {
  const same = new Map<number, number[]>();
  for (const docId of inOrder) {
    const value = column.at(docId);
    const equals = same.get(value);
    if (equals) equals.push(docId);
    else same.set(value, [docId]);
  }
  const sorted = new Uint32Array(inOrder.length);
  let at = 0;
  for (const value of [...same.keys()].sort((one, other) => other - one)) {
    const equals = same.get(value) ?? [];
    sorted.set(equals, at);
    at += equals.length;
  }
  return sorted;
}

/** Unknown positions sort north of all others. */
const northOf = (latitude: number): number => (Number.isNaN(latitude) ? 91 : latitude);

/** The orders of a collection's lists: its base order, and others by a number, highest first. */
export class Orders {
  readonly #table: DocumentTable;
  /** The order of documents that are otherwise equal. */
  readonly base: Order;
  readonly #byNumber: ReadonlyMap<string, { order: Order; column: NumberColumn }>;
  readonly latitude: Order;
  /** Longitudes in the order by latitude: a band is read sequentially. */
  #longitudes = new Float64Array(0);

  /** @param columns of the orders by their names */
  constructor(table: DocumentTable, columns: Readonly<Record<string, NumberColumn>>) {
    this.#table = table;
    const highestFirst = (column: NumberColumn) =>
      new Order(
        (one, other) => column.at(other) - column.at(one) || this.base.rank(one) - this.base.rank(other),
      );
    this.base = new Order((one, other) => table.compare(one, other));
    this.#byNumber = new Map(
      Object.entries(columns).map(([name, column]) => [name, { order: highestFirst(column), column }]),
    );
    this.latitude = new Order(
      (one, other) => northOf(table.latitude.at(one)) - northOf(table.latitude.at(other)) || one - other,
    );
  }

  /** The order of this name; the base order if there is none. */
  of(name: string): Order {
    return this.#byNumber.get(name)?.order ?? this.base;
  }

  insert(added: readonly number[]): void {
    const inOrder = Uint32Array.from(added).sort(this.base.compare);
    this.base.insert(inOrder);
    for (const { order, column } of this.#byNumber.values()) order.insert(descending(inOrder, column));
    this.latitude.insert(inOrder.toSorted(this.latitude.compare));
    this.#longitudes = Float64Array.from(this.latitude.docIds, (docId) => this.#table.longitude.at(docId));
  }

  /** The ranks by latitude between the south and north of a box. */
  #bandOf({ south, north }: Pick<Box, 'south' | 'north'>): { from: number; length: number } {
    const latitude = (docId: number) => northOf(this.#table.latitude.at(docId));
    const from = this.latitude.firstRank((docId) => latitude(docId) < south);
    const to = this.latitude.firstRank((docId) => latitude(docId) <= Math.min(north, 90));
    return { from, length: Math.max(0, to - from) };
  }

  /** Documents within a box, both ends included, from south to north; valid for one query. */
  within(box: Box, arena: Arena): Uint32Array {
    const { docIds } = this.latitude;
    const { west, east } = box;
    const { from, length: most } = this.#bandOf(box);
    const longitudes = this.#longitudes;
    const found = arena.take(most);
    let length = 0;
    for (let at = from; at < from + most; at += 1) {
      const longitude = longitudes[at] as number;
      if (longitude < west || longitude > east) continue;
      found[length] = docIds[at] as number;
      length += 1;
    }
    return found.subarray(0, length);
  }
}
