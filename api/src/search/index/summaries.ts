import { LRUCache } from 'lru-cache';
import type { Version } from './search-index.ts';

/** A summary as JSON, UTF-8. */
export type WrittenSummary = Uint8Array;

/** Some 1.5 KB each. */
const mostCached = 40_000;

/** Summaries for lists, read and serialised once per version. */
export class Summaries<R> {
  readonly #find: (ids: readonly number[]) => Promise<R[]>;
  readonly #idOf: (row: R) => number;
  readonly #cache = new LRUCache<number, { changed_in: number; written: WrittenSummary }>({
    max: mostCached,
  });

  /** @param find those of the given ids that are public, as they are sent */
  constructor(find: (ids: readonly number[]) => Promise<R[]>, idOf: (row: R) => number) {
    this.#find = find;
    this.#idOf = idOf;
  }

  /** @returns by id, without those that are no longer public */
  async of(versions: readonly Version[]): Promise<Map<number, WrittenSummary>> {
    const found = new Map<number, WrittenSummary>();
    const missing: Version[] = [];
    for (const version of versions) {
      const cached = this.#cache.get(version.id);
      if (cached?.changed_in === version.changed_in) found.set(version.id, cached.written);
      else missing.push(version);
    }
    if (missing.length > 0) await this.#read(missing, found);
    return found;
  }

  async #read(versions: readonly Version[], found: Map<number, WrittenSummary>): Promise<void> {
    const asked = new Map(versions.map(({ id, changed_in }) => [id, changed_in]));
    for (const row of await this.#find([...asked.keys()])) {
      const id = this.#idOf(row);
      const written = Buffer.from(JSON.stringify(row));
      found.set(id, written);
      this.#cache.set(id, { changed_in: asked.get(id) ?? 0, written });
    }
  }
}
