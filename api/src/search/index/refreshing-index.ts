import { setImmediate as nextTurn } from 'node:timers/promises';

export interface RefreshOptions {
  /** A search uses an index of up to this age without a refresh. Default 0: every search refreshes it. */
  maxAgeMs?: number;
  /** A search waits for the refresh of an index of this age or older. Default 0. */
  maxStaleMs?: number;
  /** Called while all documents are read. */
  onProgress?: (documents: number) => void;
}

/** Changes in the database since a horizon. */
export interface Changes {
  /** A transaction id: all changes before it are in this result or an earlier one. */
  horizon: number;
  /** Ids that were written by transactions since the last horizon, with those transactions. */
  changed: [id: number, transaction: number][];
  removed: number[];
  /** The last time that all were removed at once; 0: never. */
  emptied: number;
}

/** The part of an index that following the database needs. */
interface FollowingIndex<D> {
  readonly size: number;
  readonly waste: number;
  readonly table: { readonly length: number };
  add(documents: readonly D[]): void;
  remove(ids: readonly number[]): void;
  changedIn(id: number): number | undefined;
  prepare(): void;
  setTime(now: Date): void;
}

/** Reads a collection's documents from the database. */
export interface DocumentSource<D, I extends FollowingIndex<D>, C extends Changes> {
  createIndex(): I;
  idOf(document: D): number;
  /** All documents, in batches. */
  all(batch: number, now: Date): AsyncIterable<D[]>;
  /** Reads what is not part of a document. */
  complete?(index: I): Promise<void>;
  /** The current ones of the given ids. */
  find(ids: readonly number[]): Promise<D[]>;
  /** @param horizon of the last result; 0 requests only the current horizon */
  changes(horizon: number): Promise<C>;
  /** Applies changes that are not part of a document. */
  apply?(index: I, changes: C): void;
  /**
   * A database that was restored on another server has marks of transactions that are in the future here: they would
   * seem new for ever.
   */
  forgetForeignTransactions(): Promise<void>;
}

const batch = 2_000;
const mostWaste = 0.5;
/** Below this number, rebuilding the index is not worth it. */
const leastWasted = 20_000;

/** A search index that is refreshed from the database. A search sees every change older than `maxStaleMs`. */
export class RefreshingIndex<D, I extends FollowingIndex<D>, C extends Changes> {
  readonly #source: DocumentSource<D, I, C>;
  readonly #options: Required<RefreshOptions>;
  #index: I | undefined;
  #horizon = 0;
  #emptied = 0;
  #refreshed = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<I> | undefined;

  constructor(source: DocumentSource<D, I, C>, options: RefreshOptions = {}) {
    this.#source = source;
    this.#options = { maxAgeMs: 0, maxStaleMs: 0, onProgress: () => {}, ...options };
  }

  /**
   * The index, as fresh as the options require. The first call reads all documents.
   * @throws the driver's error if the database does not answer and the index is older than `maxStaleMs`
   */
  async current(now: Date): Promise<I> {
    const age = Math.abs(now.getTime() - this.#refreshed);
    if (this.#index && age < this.#options.maxAgeMs) return this.#index;
    const refreshing = this.#refresh(now);
    if (!this.#index || age >= this.#options.maxStaleMs) return refreshing;
    // The stale index is used; the error appears once the index is older than `maxStaleMs`.
    refreshing.catch(() => {});
    return this.#index;
  }

  #refresh(now: Date): Promise<I> {
    this.#refreshing ??= this.#refreshNow(now).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refreshNow(now: Date): Promise<I> {
    const index = this.#index ? await this.#applyChanges(this.#index, now) : await this.#readAll(now);
    index.setTime(now);
    this.#index = index;
    this.#refreshed = now.getTime();
    return index;
  }

  async #readAll(now: Date): Promise<I> {
    await this.#source.forgetForeignTransactions();
    const { horizon, emptied } = await this.#source.changes(0);
    const index = this.#source.createIndex();
    for await (const documents of this.#source.all(batch, now)) {
      index.add(documents);
      this.#options.onProgress(index.size);
    }
    await this.#source.complete?.(index);
    index.prepare();
    this.#horizon = horizon;
    this.#emptied = emptied;
    return index;
  }

  async #applyChanges(index: I, now: Date): Promise<I> {
    const changes = await this.#source.changes(this.#horizon);
    const { horizon, changed, removed, emptied } = changes;
    if (emptied > this.#emptied || isWasteful(index)) return this.#readAll(now);
    index.remove(removed);
    const news = changed.filter(([id, transaction]) => index.changedIn(id) !== transaction).map(([id]) => id);
    for (let from = 0; from < news.length; from += batch) {
      const ids = news.slice(from, from + batch);
      const documents = await this.#source.find(ids);
      const published = new Set(documents.map((document) => this.#source.idOf(document)));
      index.remove(ids.filter((id) => !published.has(id)));
      index.add(documents);
      await nextTurn();
    }
    this.#source.apply?.(index, changes);
    this.#horizon = horizon;
    return index;
  }
}

const isWasteful = (index: Pick<FollowingIndex<unknown>, 'size' | 'table' | 'waste'>): boolean =>
  index.waste > mostWaste && index.table.length - index.size > leastWasted;
