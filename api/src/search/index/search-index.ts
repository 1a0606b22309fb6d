import type { Box } from '@enerabi/shared/geography';
import { LRUCache } from 'lru-cache';
import { type Clustered, clustered, type Places } from '../map.rules.ts';
import type { Condition } from './conditions.ts';
import type { DocumentTable } from './document-table.ts';
import type { IndexPage, PageQuery } from './index-page.ts';
import { NGramLists } from './n-gram-lists.ts';
import { Orders } from './orders.ts';
import { pageOf } from './result-page.ts';
import type { SearchDocument } from './search-document.ts';
import { type IndexParts, Matches, type Search } from './search-matches.ts';
import { Arena } from './sets/arena.ts';
import type { DocSet } from './sets/doc-set.ts';
import { FilterCache } from './sets/filter-cache.ts';
import { Words } from './word-matches.ts';

const mostCachedConditions = 500;
const mostCachedResults = 1_000;
/**
 * Results for a map with at least this many documents are cached: visitors request it more often than a part of a town.
 */
export const manyOnMap = 20_000;

export type IndexMap = IndexPage & { total: number } & Clustered;

type NumberColumns = ConstructorParameters<typeof Orders>[1];

/** A document in the version of a transaction. */
export interface Version {
  id: number;
  changed_in: number;
}

/**
 * The search index of a collection in memory: finding, counting and paging read no database. Its results equal those of
 * a scan of all documents (tests compare it with scans in SQL). A collection declares its facts in its table, its
 * orders, and its conditions.
 */
export abstract class SearchIndex<D extends SearchDocument, T extends DocumentTable<D>, S extends Search> {
  readonly table: T;
  readonly #nGrams = new NGramLists();
  readonly #orders: Orders;
  readonly #words: Words;
  readonly #filters = new FilterCache(mostCachedConditions);
  readonly #arena = new Arena();
  readonly #results = new LRUCache<string, NonNullable<unknown>>({ max: mostCachedResults });
  /** Not in the orders yet. */
  #unordered: number[] = [];

  /** @param orders the numbers by which lists are ordered, highest first, by the orders' names */
  constructor(table: T, orders: NumberColumns) {
    this.table = table;
    this.#orders = new Orders(table, orders);
    this.#words = new Words(table, this.#nGrams);
  }

  /** The conditions of a search that the collection declares. */
  protected abstract conditionsOf(search: S, parts: IndexParts<T>): Condition[];

  /** Everything that a result depends on, besides the documents. */
  protected nameOf(search: S): string {
    return JSON.stringify(search);
  }

  /** The number of documents. */
  get size(): number {
    return this.table.docIdOf.size;
  }

  /** The share of documents that are earlier versions, 0 to 1. */
  get waste(): number {
    return this.table.length === 0 ? 0 : 1 - this.size / this.table.length;
  }

  /** Adds documents, or replaces existing ones by new versions. */
  add(documents: readonly D[]): void {
    if (documents.length === 0) return;
    for (const document of documents) this.addOne(document);
    this.#results.clear();
  }

  protected addOne(document: D): number {
    const docId = this.table.add(document);
    const { nameEnd, secondName } = this.table;
    this.#nGrams.add(docId, document.search_text, nameEnd.at(docId), secondName.at(docId));
    this.#unordered.push(docId);
    return docId;
  }

  remove(ids: readonly number[]): void {
    for (const id of ids) if (this.table.remove(id)) this.#results.clear();
  }

  /** Sets the time that the results are about. */
  abstract setTime(now: Date): void;

  /** The transaction that wrote the indexed version; undefined if the id is not indexed. */
  changedIn(id: number): number | undefined {
    const docId = this.table.docIdOf.get(id);
    return docId === undefined ? undefined : this.table.changedIn.at(docId);
  }

  /** Prepares the index, so that the first search need not. */
  prepare(): void {
    this.#nGrams.trim();
    this.begin();
  }

  /** Parts for a query; new documents are first merged into all orders. */
  protected begin(): IndexParts<T> {
    // Memory of the last query is free now.
    this.#arena.clear();
    if (this.#unordered.length > 0) this.#orders.insert(this.#unordered);
    this.#unordered = [];
    return {
      table: this.table,
      orders: this.#orders,
      words: this.#words,
      filters: this.#filters,
      arena: this.#arena,
    };
  }

  protected matches(search: S, parts: IndexParts<T>): Matches {
    return new Matches(parts, search, this.conditionsOf(search, parts));
  }

  /** Finds a page and the total. */
  page(search: S, query: PageQuery): IndexPage & { total: number } {
    const parts = this.begin();
    const matches = this.matches(search, parts);
    const found = matches.all();
    return { total: found.count, ...pageOf(found, matches.words, query, parts) };
  }

  /** Those of the documents that match, in the given order. */
  among(search: S, ids: readonly number[]): number[] {
    const found = this.matches(search, this.begin()).all();
    const few = found.few && new Set(found.few);
    return ids.filter((id) => {
      const docId = this.table.docIdOf.get(id);
      return docId !== undefined && (few ?? found.many).has(docId);
    });
  }

  /** The versions of docIds. */
  versions(docIds: readonly number[]): Version[] {
    return docIds.map((docId) => ({
      id: this.table.id.at(docId),
      changed_in: this.table.changedIn.at(docId),
    }));
  }

  /** Finds a page within a box, and all its points, single or clustered. */
  protected mapOf(search: S & { box: Box }, zoom: number, query: PageQuery): IndexMap {
    const asked = `map ${zoom} ${JSON.stringify(query)} ${this.nameOf(search)}`;
    return this.once(
      asked,
      () => {
        const parts = this.begin();
        const matches = this.matches(search, parts);
        const found = matches.all();
        return {
          total: found.count,
          ...pageOf(found, matches.words, query, parts),
          ...this.#onMap(found, search.box, zoom),
        };
      },
      ({ total }) => total > manyOnMap,
    );
  }

  #onMap(within: DocSet, box: Box, zoom: number): Clustered {
    const { latitude, longitude } = this.table;
    const positions = { latitude: latitude.values, longitude: longitude.values };
    return clustered({ ...positions, ...this.markedOnMap(within.docIds(this.#arena)) }, box, zoom);
  }

  /** The documents that a map marks; a collection may have one stand for several at the same place. */
  protected markedOnMap(docIds: Uint32Array): Pick<Places, 'rows' | 'countOf'> {
    return { rows: docIds };
  }

  /** A result that is valid until a document changes. @param isCached whether the result is worth the memory */
  protected once<A extends NonNullable<unknown>>(
    name: string,
    find: () => A,
    isCached: (result: A) => boolean = () => true,
  ): A {
    const known = this.#results.get(name) as A | undefined;
    if (known !== undefined) return known;
    const result = find();
    if (!isCached(result)) return result;
    this.#results.set(name, result);
    return result;
  }
}
