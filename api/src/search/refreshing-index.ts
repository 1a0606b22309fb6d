import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { allBookingTimes } from '../visits/slots/booking-times.queries.ts';
import { SearchIndex } from './index/search-index.ts';
import {
  allDocuments,
  findChanges,
  findDocuments,
  forgetForeignTransactions,
} from './search-document.queries.ts';

export interface RefreshOptions {
  /** A search uses an index of up to this age without a refresh. Default 0: every search refreshes it. */
  maxAgeMs?: number;
  /** A search waits for the refresh of an index of this age or older. Default 0. */
  maxStaleMs?: number;
  /** Called while all facilities are read. */
  onProgress?: (facilities: number) => void;
}

const batch = 2_000;
const bookingsBatch = 20_000;
const mostWaste = 0.5;
/** Below this number, rebuilding the index is not worth it. */
const leastWasted = 20_000;

/** A search index that is refreshed from the database. A search sees every change older than `maxStaleMs`. */
export class RefreshingIndex {
  readonly #db: Kysely<Schema>;
  readonly #options: Required<RefreshOptions>;
  #index: SearchIndex | undefined;
  #horizon = 0;
  #emptied = 0;
  #refreshed = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<SearchIndex> | undefined;

  constructor(db: Kysely<Schema>, options: RefreshOptions = {}) {
    this.#db = db;
    this.#options = { maxAgeMs: 0, maxStaleMs: 0, onProgress: () => {}, ...options };
  }

  /**
   * The index, as fresh as the options require. The first call reads all facilities.
   * @throws the driver's error if the database does not answer and the index is older than `maxStaleMs`
   */
  async current(now: Date): Promise<SearchIndex> {
    const age = Math.abs(now.getTime() - this.#refreshed);
    if (this.#index && age < this.#options.maxAgeMs) return this.#index;
    const refreshing = this.#refresh(now);
    if (!this.#index || age >= this.#options.maxStaleMs) return refreshing;
    // The stale index is used; the error appears once the index is older than `maxStaleMs`.
    refreshing.catch(() => {});
    return this.#index;
  }

  #refresh(now: Date): Promise<SearchIndex> {
    this.#refreshing ??= this.#refreshNow(now).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refreshNow(now: Date): Promise<SearchIndex> {
    const index = this.#index ? await this.#applyChanges(this.#index) : await this.#readAll();
    index.setTime(now);
    this.#index = index;
    this.#refreshed = now.getTime();
    return index;
  }

  async #readAll(): Promise<SearchIndex> {
    await forgetForeignTransactions(this.#db);
    const { horizon, emptied } = await findChanges(this.#db, 0);
    const index = new SearchIndex();
    for await (const documents of allDocuments(this.#db, batch)) {
      index.add(documents);
      this.#options.onProgress(index.size);
    }
    for await (const times of allBookingTimes(this.#db, bookingsBatch)) index.setBookingTimes(times);
    index.prepare();
    this.#horizon = horizon;
    this.#emptied = emptied;
    return index;
  }

  async #applyChanges(index: SearchIndex): Promise<SearchIndex> {
    const { horizon, changed, removed, bookings, emptied } = await findChanges(this.#db, this.#horizon);
    if (emptied > this.#emptied || isWasteful(index)) return this.#readAll();
    index.remove(removed);
    const news = changed.filter(([id, transaction]) => index.changedIn(id) !== transaction).map(([id]) => id);
    for (let from = 0; from < news.length; from += batch) {
      const ids = news.slice(from, from + batch);
      const documents = await findDocuments(this.#db, ids);
      const published = new Set(documents.map(({ facility_id }) => facility_id));
      index.remove(ids.filter((id) => !published.has(id)));
      index.add(documents);
      await nextTurn();
    }
    index.setBookingTimes(bookings);
    this.#horizon = horizon;
    return index;
  }
}

const isWasteful = (index: SearchIndex): boolean =>
  index.waste > mostWaste && index.table.length - index.size > leastWasted;
