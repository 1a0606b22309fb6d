/** A set of slots, one bit each; it grows as it is added to. */
export class Bits {
  words: Uint32Array;

  constructor(slots = 0) {
    this.words = new Uint32Array(wordsFor(slots));
  }

  add(slot: number): void {
    const at = slot >>> 5;
    if (at >= this.words.length) this.words = grown(this.words, at + 1);
    this.words[at] = (this.words[at] ?? 0) | (1 << (slot & 31));
  }

  remove(slot: number): void {
    const at = slot >>> 5;
    if (at < this.words.length) this.words[at] = (this.words[at] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return (((this.words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  /** @returns a new set that holds what both hold */
  and(other: Bits): Bits {
    const result = new Bits();
    const length = Math.min(this.words.length, other.words.length);
    const words = new Uint32Array(length);
    for (let at = 0; at < length; at += 1)
      words[at] = (this.words[at] as number) & (other.words[at] as number);
    result.words = words;
    return result;
  }

  /** @returns a new set that holds what this and all others hold */
  andAll(others: readonly Bits[]): Bits {
    const result = new Bits();
    const words = this.words.slice(0, Math.min(this.words.length, ...others.map((one) => one.words.length)));
    for (const other of others)
      for (let at = 0; at < words.length; at += 1)
        words[at] = (words[at] as number) & (other.words[at] as number);
    result.words = words;
    return result;
  }

  /** @returns a new set that holds what this holds and the other does not */
  without(other: Bits): Bits {
    const result = new Bits();
    const words = this.words.slice();
    const length = Math.min(words.length, other.words.length);
    for (let at = 0; at < length; at += 1) words[at] = (words[at] as number) & ~(other.words[at] as number);
    result.words = words;
    return result;
  }

  /** @returns a new set that holds what either holds */
  or(other: Bits): Bits {
    const [long, short] = this.words.length >= other.words.length ? [this, other] : [other, this];
    const result = new Bits();
    const words = long.words.slice();
    for (let at = 0; at < short.words.length; at += 1)
      words[at] = (words[at] as number) | (short.words[at] as number);
    result.words = words;
    return result;
  }

  equals(other: Bits): boolean {
    const length = Math.max(this.words.length, other.words.length);
    for (let at = 0; at < length; at += 1) if ((this.words[at] ?? 0) !== (other.words[at] ?? 0)) return false;
    return true;
  }

  /** Adds those of a range that the test holds for; a word is written once, with all that it has. */
  addWhere(holds: (slot: number) => boolean, from: number, to: number): void {
    if (wordsFor(to) > this.words.length) this.words = grown(this.words, wordsFor(to));
    const { words } = this;
    for (let start = from; start < to; ) {
      const end = Math.min(to, (start | 31) + 1);
      let word = words[start >>> 5] as number;
      for (let slot = start; slot < end; slot += 1) if (holds(slot)) word |= 1 << (slot & 31);
      words[start >>> 5] = word;
      start = end;
    }
  }

  count(): number {
    let total = 0;
    for (let at = 0; at < this.words.length; at += 1) total += ones(this.words[at] as number);
    return total;
  }

  /** Every slot, lowest first. */
  each(visit: (slot: number) => void): void {
    for (let at = 0; at < this.words.length; at += 1) {
      let word = this.words[at] as number;
      while (word !== 0) {
        const lowest = word & -word;
        visit((at << 5) + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
  }

  /** Every slot, lowest first. */
  slots(): Uint32Array {
    const slots = new Uint32Array(this.count());
    let length = 0;
    this.each((slot) => {
      slots[length] = slot;
      length += 1;
    });
    return slots;
  }
}

const wordsFor = (slots: number): number => (slots + 31) >>> 5;

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
