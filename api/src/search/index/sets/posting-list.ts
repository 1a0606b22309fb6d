import type { Arena } from './arena.ts';

/** Zones of a word in a document's text, by increasing rank: elsewhere, in name or reading, at the start of one. */
export const zone = { elsewhere: 0, inName: 1, atStart: 2 } as const;
export type Zone = (typeof zone)[keyof typeof zone];

const nearBy = 8;

/**
 * Documents in the order of insertion, so with rising docIds, each with the zone of the word: two bits beside the
 * docId.
 */
export class PostingList {
  length = 0;
  #entries = new Uint32Array(2);
  /** The last position of `find`. */
  #found = 0;

  /** @param docId equal to the last one, or higher */
  add(docId: number, where: Zone): void {
    const last = this.length - 1;
    if (last >= 0 && this.docId(last) === docId) {
      if (where > this.zone(last)) this.#entries[last] = docId * 4 + where;
      return;
    }
    if (this.length === this.#entries.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.5) + 1);
      larger.set(this.#entries);
      this.#entries = larger;
    }
    this.#entries[this.length] = docId * 4 + where;
    this.length += 1;
  }

  docId(index: number): number {
    return (this.#entries[index] as number) >>> 2;
  }

  zone(index: number): Zone {
    return ((this.#entries[index] as number) & 3) as Zone;
  }

  /** @returns the zone in a docId; undefined if it is not in the list */
  find(docId: number): Zone | undefined {
    // Lookups in rising order find each docId beside the last.
    let index = this.#found;
    for (let step = 0; step < nearBy && index < this.length && this.docId(index) < docId; step += 1)
      index += 1;
    const isHere =
      index < this.length && this.docId(index) >= docId && (index === 0 || this.docId(index - 1) < docId);
    if (!isHere) index = this.indexFrom(docId);
    this.#found = index;
    return index < this.length && this.docId(index) === docId ? this.zone(index) : undefined;
  }

  /** Every docId, lowest first. */
  docIds(arena: Arena): Uint32Array {
    const docIds = arena.take(this.length);
    for (let at = 0; at < docIds.length; at += 1) docIds[at] = this.docId(at);
    return docIds;
  }

  /** Frees reserved memory. */
  trim(): void {
    if (this.#entries.length > this.length) this.#entries = this.#entries.slice(0, this.length);
  }

  /** The first index whose docId is not lower. */
  indexFrom(docId: number): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.docId(middle) < docId) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
