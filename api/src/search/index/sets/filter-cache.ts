import { LRUCache } from 'lru-cache';
import { Bits } from './bit-set.ts';

/**
 * Doc sets of conditions, by the condition's name. A fact of a document never changes, so that a set is found once and
 * then extended by the documents that came since. The set that was used the longest ago leaves first.
 */
export class FilterCache {
  readonly #sets: LRUCache<string, { bits: Bits; known: number }>;

  /** @param most number of sets */
  constructor(most: number) {
    this.#sets = new LRUCache({ max: most });
  }

  /**
   * @param find adds the docIds from one up to another (excluded)
   * @returns a shared set: callers do not change it
   */
  get(name: string, docIds: number, find: (bits: Bits, from: number, to: number) => void): Bits {
    const entry = this.#sets.get(name) ?? { bits: new Bits(docIds), known: 0 };
    if (entry.known < docIds) find(entry.bits, entry.known, docIds);
    entry.known = docIds;
    if (!this.#sets.has(name)) this.#sets.set(name, entry);
    return entry.bits;
  }
}
