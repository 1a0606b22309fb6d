import type { Arena } from './arena.ts';
import type { Bits } from './bit-set.ts';

/** Documents that were found, for one answer: a list of few of them, or a bit for each of many. */
export class DocSet {
  /** Each once, in no order. */
  readonly few: Uint32Array | undefined;
  readonly #many: Bits | undefined;
  #count: number | undefined;

  constructor(found: Uint32Array | Bits) {
    if (found instanceof Uint32Array) this.few = found;
    else this.#many = found;
  }

  /** @throws TypeError where there are `few` */
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

  /** How many of them are in a set. */
  countIn(set: Bits): number {
    if (!this.few) return this.many.countBoth(set);
    let count = 0;
    for (const docId of this.few) if (set.has(docId)) count += 1;
    return count;
  }
}
