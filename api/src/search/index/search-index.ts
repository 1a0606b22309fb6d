import type { FacilityCounts, MapPoint, MapSearch, SearchSuggestions } from '@enerabi/shared/contract';
import type { Box } from '@enerabi/shared/geography';
import { LRUCache } from 'lru-cache';
import type { BookingTimes } from '../../visits/slots/booking-times.queries.ts';
import { clustered } from '../map.rules.ts';
import { type NamedMunicipality, withCities, withForm } from '../suggestions.rules.ts';
import { Bookable } from './bookable.ts';
import { flagBit } from './document-facts.ts';
import { DocumentTable } from './document-table.ts';
import { countsOf, municipalityTotals } from './facets.ts';
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
 * Results for a map with at least this many facilities are cached: visitors request it more often than a part of a
 * town.
 */
const manyOnMap = 20_000;

export type IndexMap = IndexPage & { total: number } & Pick<MapSearch, 'points' | 'clusters'>;

/**
 * The search index in memory: finding, counting and paging read no database. Its results equal those of a scan of all
 * facilities (tests compare it with `plain-scan.ts`).
 */
export class SearchIndex {
  readonly table = new DocumentTable();
  readonly #nGrams = new NGramLists();
  readonly #orders = new Orders(this.table);
  readonly #words = new Words(this.table, this.#nGrams);
  readonly #filters = new FilterCache(mostCachedConditions);
  readonly #arena = new Arena();
  readonly #results = new LRUCache<string, NonNullable<unknown>>({ max: mostCachedResults });
  /** Not in the orders yet. */
  #unordered: number[] = [];
  readonly #bookable = new Bookable();
  /** Counts changes of the bookable visits. */
  #bookableChanges = 0;

  /** The number of facilities. */
  get size(): number {
    return this.table.docIdOf.size;
  }

  /** The share of documents that are earlier versions, 0 to 1. */
  get waste(): number {
    return this.table.length === 0 ? 0 : 1 - this.size / this.table.length;
  }

  /** Adds facilities, or replaces existing ones by new versions. */
  add(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    for (const document of documents) {
      const docId = this.table.add(document);
      const { nameEnd, kanaStart } = this.table;
      this.#nGrams.add(docId, document.search_text, nameEnd.at(docId), kanaStart.at(docId));
      this.#bookable.add(docId, document.facility_id, document.takes_bookings);
      this.#unordered.push(docId);
    }
    this.#results.clear();
  }

  remove(facilityIds: readonly number[]): void {
    for (const id of facilityIds) if (this.table.remove(id)) this.#results.clear();
  }

  /** @param times booking times of facilities, which replace earlier ones */
  setBookingTimes(times: readonly [facilityId: number, times: BookingTimes][]): void {
    for (const [id, ranges] of times) {
      const docId = this.table.docIdOf.get(id);
      this.#bookable.setTimes(
        id,
        ranges,
        docId !== undefined && this.#takesBookings(docId) ? docId : undefined,
      );
    }
  }

  #takesBookings(docId: number): boolean {
    return (this.table.facts.at(docId) & flagBit('takes_bookings')) !== 0;
  }

  /** Sets the time for which bookable visits are computed. */
  setTime(now: Date): void {
    if (this.#bookable.setTime(now.getTime())) this.#bookableChanges += 1;
  }

  /** The transaction that wrote the indexed version; undefined if the facility is not indexed. */
  changedIn(facilityId: number): number | undefined {
    const docId = this.table.docIdOf.get(facilityId);
    return docId === undefined ? undefined : this.table.changedIn.at(docId);
  }

  /** Prepares the index, so that the first search need not. */
  prepare(): void {
    this.#nGrams.trim();
    this.#begin();
  }

  /** Parts for a query; new documents are first merged into all orders. */
  #begin(): IndexParts {
    // Memory of the last query is free now.
    this.#arena.clear();
    if (this.#unordered.length > 0) this.#orders.insert(this.#unordered);
    this.#unordered = [];
    return {
      table: this.table,
      orders: this.#orders,
      words: this.#words,
      filters: this.#filters,
      bookable: this.#bookable.docIds,
      arena: this.#arena,
    };
  }

  /** Finds a page and the total. */
  page(search: Search, query: PageQuery): IndexPage & { total: number } {
    const parts = this.#begin();
    const matches = new Matches(parts, search);
    const found = matches.all();
    return { total: found.count, ...pageOf(found, matches.words, query, parts) };
  }

  counts(search: Search): FacilityCounts {
    const asked = this.#nameOf(search);
    const bookable = () => new Matches(this.#begin(), search).all().countIn(this.#bookable.docIds);
    // A moving map never requests the same box again.
    const isCached = (total: number): boolean => !search.box || total > manyOnMap;
    const counts = this.#once(
      `counts ${asked}`,
      () => countsOf(this.#begin(), search),
      ({ total }) => isCached(total),
    );
    return {
      ...counts,
      has_bookable_visit: this.#once(`bookable ${this.#bookableChanges} ${asked}`, bookable, () =>
        isCached(counts.total),
      ),
    };
  }

  /** The versions of docIds. */
  versions(docIds: readonly number[]): { facility_id: number; changed_in: number }[] {
    return docIds.map((docId) => ({
      facility_id: this.table.facilityId.at(docId),
      changed_in: this.table.changedIn.at(docId),
    }));
  }

  /** Finds a page within a box, and all its points, single or clustered. */
  map(search: Search & { box: Box }, zoom: number, query: PageQuery): IndexMap {
    const asked = `map ${zoom} ${JSON.stringify(query)} ${this.#nameOf(search)}`;
    return this.#once(
      asked,
      () => {
        const parts = this.#begin();
        const matches = new Matches(parts, search);
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

  #onMap(within: DocSet, box: Box, zoom: number): Pick<MapSearch, 'points' | 'clusters'> {
    const { latitude, longitude } = this.table;
    const positions = {
      rows: within.docIds(this.#arena),
      latitude: latitude.values,
      longitude: longitude.values,
    };
    const { alone, clusters } = clustered(positions, box, zoom);
    return { points: alone.map((docId) => this.#pointOf(docId)), clusters };
  }

  #pointOf(docId: number): MapPoint {
    const { path_name = '', name = '' } = this.table.documents[docId] ?? {};
    return {
      facility_id: this.table.facilityId.at(docId),
      path_name,
      name,
      facility_type: this.table.facilityType.at(docId) as MapPoint['facility_type'],
      latitude: this.table.latitude.at(docId),
      longitude: this.table.longitude.at(docId),
    };
  }

  /** Facilities with this name, best match first. */
  named(keyword: string, area: string | undefined, limit: number): SearchSuggestions['facilities'] {
    const parts = this.#begin();
    const matches = new Matches(parts, { keyword, area, walk_minutes: 0, byName: true });
    const { docIds } = pageOf(matches.all(), matches.words, { sort: 'standard', page: 1, limit }, parts);
    return docIds.map((docId) => {
      const { path_name = '', name = '' } = this.table.documents[docId] ?? {};
      const { name: municipality_name = '' } =
        this.table.municipalities[this.table.municipality.at(docId)] ?? {};
      return { path_name, name, municipality_name };
    });
  }

  /** Municipalities, and cities before their wards, with their numbers of facilities. */
  municipalities(): NamedMunicipality[] {
    return this.#once('municipalities', () => withCities(municipalityTotals(this.#begin())).map(withForm));
  }

  /** Everything that a result depends on, besides the facilities. */
  #nameOf(search: Search): string {
    const bookable = search.has_bookable_visit ? this.#bookableChanges : '';
    return `${bookable} ${JSON.stringify(search)}`;
  }

  /** A result that is valid until a facility changes. @param isCached whether the result is worth the memory */
  #once<A extends NonNullable<unknown>>(
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
