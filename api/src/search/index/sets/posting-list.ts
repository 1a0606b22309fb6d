import type { Scratch } from './arena.ts';

/** Where a word is in a slot's text, of several places the best: elsewhere, in name or reading, at the start of one. */
export const place = { elsewhere: 0, inName: 1, atStart: 2 } as const;
export type Place = (typeof place)[keyof typeof place];

const nearBy = 8;

/** Slots in the order in which they were added, so rising, and where in each a word is: two bits beside the slot. */
export class SlotList {
  length = 0;
  #entries = new Uint32Array(2);
  /** Where `find` was last. */
  #found = 0;

  /** @param slot the last one again, or one after it */
  add(slot: number, where: Place): void {
    const last = this.length - 1;
    if (last >= 0 && this.slot(last) === slot) {
      if (where > this.place(last)) this.#entries[last] = slot * 4 + where;
      return;
    }
    if (this.length === this.#entries.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.5) + 1);
      larger.set(this.#entries);
      this.#entries = larger;
    }
    this.#entries[this.length] = slot * 4 + where;
    this.length += 1;
  }

  slot(index: number): number {
    return (this.#entries[index] as number) >>> 2;
  }

  place(index: number): Place {
    return ((this.#entries[index] as number) & 3) as Place;
  }

  /** @returns where in a slot; undefined where it is not in the list */
  find(slot: number): Place | undefined {
    // Who asks for one slot after the other finds each beside the last.
    let index = this.#found;
    for (let step = 0; step < nearBy && index < this.length && this.slot(index) < slot; step += 1) index += 1;
    const isHere =
      index < this.length && this.slot(index) >= slot && (index === 0 || this.slot(index - 1) < slot);
    if (!isHere) index = this.indexFrom(slot);
    this.#found = index;
    return index < this.length && this.slot(index) === slot ? this.place(index) : undefined;
  }

  /** Every slot, lowest first. */
  slots(scratch: Scratch): Uint32Array {
    const slots = scratch.take(this.length);
    for (let at = 0; at < slots.length; at += 1) slots[at] = this.slot(at);
    return slots;
  }

  /** Gives back the room that was kept for more. */
  trim(): void {
    if (this.#entries.length > this.length) this.#entries = this.#entries.slice(0, this.length);
  }

  /** The first index whose slot is not below. */
  indexFrom(slot: number): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.slot(middle) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
