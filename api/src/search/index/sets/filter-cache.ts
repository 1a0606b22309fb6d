import { LRUCache } from 'lru-cache';
import { Bits } from './bit-set.ts';

/**
 * Doc sets of conditions, by the condition's name. Facts of a document never change, so a set is computed once and
 * then extended by newer documents. The least recently used set is dropped first.
 */
export class FilterCache {
  readonly #sets: LRUCache<string, { bits: Bits; known: number }>;

  /** @param most maximum number of sets */
  constructor(most: number) {
    this.#sets = new LRUCache({ max: most });
  }

  /**
   * @param find adds the docIds of a range, without its end
   * @returns a shared set, which callers must not change
   */
  get(name: string, docIds: number, find: (bits: Bits, from: number, to: number) => void): Bits {
    const entry = this.#sets.get(name) ?? { bits: new Bits(docIds), known: 0 };
    if (entry.known < docIds) find(entry.bits, entry.known, docIds);
    entry.known = docIds;
    if (!this.#sets.has(name)) this.#sets.set(name, entry);
    return entry.bits;
  }
}
