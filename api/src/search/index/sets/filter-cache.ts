import { Bits } from './bit-set.ts';

/**
 * Sets of slots by name, each found out once and then only for slots that came since: what is true of a slot stays
 * true. The set that was not asked for the longest is forgotten first.
 */
export class KeptBits {
  readonly #kept = new Map<string, { bits: Bits; known: number }>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @param find adds the slots from one up to another (excluded)
   * @returns not to be changed
   */
  get(name: string, slots: number, find: (bits: Bits, from: number, to: number) => void): Bits {
    const entry = this.#kept.get(name) ?? { bits: new Bits(slots), known: 0 };
    if (entry.known < slots) find(entry.bits, entry.known, slots);
    entry.known = slots;
    this.#kept.delete(name);
    this.#kept.set(name, entry);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value as string);
    return entry.bits;
  }
}
