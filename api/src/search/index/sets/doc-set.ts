import type { Arena } from './arena.ts';
import type { Bits } from './bit-set.ts';

/** The documents of one query's result: a short list, or a bit set if there are many. */
export class DocSet {
  /** Unordered, without repetitions. */
  readonly few: Uint32Array | undefined;
  readonly #many: Bits | undefined;
  #count: number | undefined;

  constructor(found: Uint32Array | Bits) {
    if (found instanceof Uint32Array) this.few = found;
    else this.#many = found;
  }

  /** @throws TypeError if it is a short list */
  get many(): Bits {
    if (!this.#many) throw new TypeError('few were found');
    return this.#many;
  }

  get count(): number {
    this.#count ??= this.few?.length ?? this.many.count();
    return this.#count;
  }

  docIds(arena: Arena): Uint32Array {
    return this.few ?? this.many.docIds(arena);
  }

  /** The size of the intersection with a set. */
  countIn(set: Bits): number {
    if (!this.few) return this.many.countBoth(set);
    let count = 0;
    for (const docId of this.few) if (set.has(docId)) count += 1;
    return count;
  }
}
