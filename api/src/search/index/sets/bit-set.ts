import type { Arena } from './arena.ts';

/** A set of docIds, one bit each; it grows as it is added to. */
export class Bits {
  words: Uint32Array;

  constructor(docIds = 0) {
    this.words = new Uint32Array(wordsFor(docIds));
  }

  add(docId: number): void {
    const at = docId >>> 5;
    if (at >= this.words.length) this.words = grown(this.words, at + 1);
    this.words[at] = (this.words[at] ?? 0) | (1 << (docId & 31));
  }

  remove(docId: number): void {
    const at = docId >>> 5;
    if (at < this.words.length) this.words[at] = (this.words[at] ?? 0) & ~(1 << (docId & 31));
  }

  has(docId: number): boolean {
    return (((this.words[docId >>> 5] ?? 0) >>> (docId & 31)) & 1) === 1;
  }

  equals(other: Bits): boolean {
    const length = Math.max(this.words.length, other.words.length);
    for (let at = 0; at < length; at += 1) if ((this.words[at] ?? 0) !== (other.words[at] ?? 0)) return false;
    return true;
  }

  /** Adds those of a range that pass the test; each word is written once. */
  addWhere(holds: (docId: number) => boolean, from: number, to: number): void {
    if (wordsFor(to) > this.words.length) this.words = grown(this.words, wordsFor(to));
    const { words } = this;
    for (let start = from; start < to; ) {
      const end = Math.min(to, (start | 31) + 1);
      let word = words[start >>> 5] as number;
      for (let docId = start; docId < end; docId += 1) if (holds(docId)) word |= 1 << (docId & 31);
      words[start >>> 5] = word;
      start = end;
    }
  }

  count(): number {
    const { words } = this;
    let total = 0;
    for (let at = 0; at < words.length; at += 1) total += ones(words[at] as number);
    return total;
  }

  /** The size of the intersection. */
  countBoth(other: Bits): number {
    const [some, others] = [this.words, other.words];
    const length = Math.min(some.length, others.length);
    let total = 0;
    for (let at = 0; at < length; at += 1) total += ones((some[at] as number) & (others[at] as number));
    return total;
  }

  /** Every docId, lowest first. */
  docIds(arena: Arena): Uint32Array {
    const { words } = this;
    const docIds = arena.take(this.count());
    let length = 0;
    for (let at = 0; at < words.length; at += 1) {
      let word = words[at] as number;
      while (word !== 0) {
        const lowest = word & -word;
        docIds[length] = (at << 5) + 31 - Math.clz32(lowest);
        length += 1;
        word ^= lowest;
      }
    }
    return docIds;
  }
}

const held = (words: Uint32Array): Bits => {
  const bits = new Bits();
  bits.words = words;
  return bits;
};

/** Intersection of at least one set. The result, as of all functions below, is valid for one query. */
export function inAll([first, ...others]: readonly [Bits, ...Bits[]], arena: Arena): Bits {
  const length = Math.min(first.words.length, ...others.map((one) => one.words.length));
  const words = arena.take(length);
  words.set(first.words.subarray(0, length));
  for (const other of others) {
    const { words: also } = other;
    for (let at = 0; at < length; at += 1) words[at] = (words[at] as number) & (also[at] as number);
  }
  return held(words);
}

/** Difference of two sets. */
export function without(one: Bits, other: Bits, arena: Arena): Bits {
  const words = arena.take(one.words.length);
  words.set(one.words);
  const length = Math.min(words.length, other.words.length);
  const { words: not } = other;
  for (let at = 0; at < length; at += 1) words[at] = (words[at] as number) & ~(not[at] as number);
  return held(words);
}

/** Union of two sets. */
export function either(one: Bits, other: Bits, arena: Arena): Bits {
  const [long, short] = one.words.length >= other.words.length ? [one, other] : [other, one];
  const words = arena.take(long.words.length);
  words.set(long.words);
  const { words: also } = short;
  for (let at = 0; at < also.length; at += 1) words[at] = (words[at] as number) | (also[at] as number);
  return held(words);
}

/** Documents as a set. @param most upper bound of the docIds */
export function setOf(docIds: Uint32Array, most: number, arena: Arena): Bits {
  const words = arena.take(wordsFor(most)).fill(0);
  for (let at = 0; at < docIds.length; at += 1) {
    const docId = docIds[at] as number;
    words[docId >>> 5] = (words[docId >>> 5] as number) | (1 << (docId & 31));
  }
  return held(words);
}

const wordsFor = (docIds: number): number => (docIds + 31) >>> 5;

function grown(words: Uint32Array, least: number): Uint32Array {
  const larger = new Uint32Array(Math.max(least, Math.ceil(words.length * 1.5), 32));
  larger.set(words);
  return larger;
}

/** How many bits of 32 are set (Warren, Hacker's Delight, figure 5-2). */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
