import { codePointOrder } from './code-point-order.ts';
import type { Slots } from './documents.ts';
import { sortedPage } from './select.ts';
import type { Scratch } from './sets/arena.ts';

type SlotNumbers = { at: (slot: number) => number };
type Compare = (one: number, other: number) => number;

/** All slots in one order, those that are gone included. */
export class Order {
  slots = new Uint32Array(0);
  readonly compare: Compare;
  /** Of each slot; made when it is first asked for. */
  #places: Uint32Array | undefined;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /**
   * Merges new slots in. Few among many: each looks for its place, and what lies between is copied as a whole.
   * @param added in this order
   */
  insert(added: Uint32Array<ArrayBuffer>): void {
    const old = this.slots;
    this.#places = undefined;
    if (old.length === 0) {
      this.slots = added;
      return;
    }
    const merged = new Uint32Array(old.length + added.length);
    let from = 0;
    added.forEach((slot, before) => {
      const place = this.firstPlace((other) => this.compare(other, slot) <= 0, from);
      merged.set(old.subarray(from, place), from + before);
      merged[place + before] = slot;
      from = place;
    });
    merged.set(old.subarray(from), from + added.length);
    this.slots = merged;
  }

  /** At which place of this order a slot stands. */
  place(slot: number): number {
    return this.#placesNow()[slot] as number;
  }

  #placesNow(): Uint32Array {
    this.#places ??= this.#placesOfAll();
    return this.#places;
  }

  /**
   * A page of some slots in this order: their places are numbers, and nothing is compared.
   * @param rankOf comes before the order; whole, from 0 to `mostRank`
   */
  page(
    slots: Uint32Array,
    { offset, limit, scratch }: { offset: number; limit: number; scratch: Scratch },
    rankOf?: (slot: number) => number,
    mostRank = 0,
  ): number[] {
    const all = this.slots.length;
    const keys = scratch.take(slots.length);
    const places = this.#placesNow();
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      keys[at] = (places[slot] as number) + (rankOf ? rankOf(slot) * all : 0);
    }
    const page = sortedPage(keys, (mostRank + 1) * all, offset, limit);
    return Array.from(page, (key) => this.slots[key % all] as number);
  }

  #placesOfAll(): Uint32Array {
    const places = new Uint32Array(this.slots.length);
    const { slots } = this;
    for (let place = 0; place < slots.length; place += 1) places[slots[place] as number] = place;
    return places;
  }

  /** The first place, from one on, whose slot is not before what the test tells of. */
  firstPlace(isBefore: (slot: number) => boolean, from = 0): number {
    let [low, high] = [from, this.slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.slots[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** What is ordered by reading, by a number instead, highest first; equal ones stay in their order. */
function descending(byKana: Uint32Array, column: SlotNumbers): Uint32Array<ArrayBuffer> {
  const same = new Map<number, number[]>();
  for (const slot of byKana) {
    const value = column.at(slot);
    const equals = same.get(value);
    if (equals) equals.push(slot);
    else same.set(value, [slot]);
  }
  const sorted = new Uint32Array(byKana.length);
  let at = 0;
  for (const value of [...same.keys()].sort((one, other) => other - one)) {
    const equals = same.get(value) ?? [];
    sorted.set(equals, at);
    at += equals.length;
  }
  return sorted;
}

/** Unknown positions lie beyond the north. */
const northOf = (latitude: number): number => (Number.isNaN(latitude) ? 91 : latitude);

/** The orders that lists come in; whatever is equal in one of them follows the reading (五十音順), then the id. */
export class Orders {
  readonly #slots: Slots;
  readonly kana: Order;
  readonly capacity: Order;
  readonly new: Order;
  readonly updated: Order;
  readonly vacancy: Order;
  readonly latitude: Order;
  /** Of the slots in the order by latitude: a band is read from one end to the other. */
  #longitudes = new Float64Array(0);

  constructor(slots: Slots) {
    this.#slots = slots;
    const highestFirst = (column: SlotNumbers) =>
      new Order((one, other) => column.at(other) - column.at(one) || this.byKana(one, other));
    this.kana = new Order(
      (one, other) =>
        codePointOrder(slots.documents[one]?.sort_kana ?? '', slots.documents[other]?.sort_kana ?? '') ||
        slots.facilityId.at(one) - slots.facilityId.at(other) ||
        one - other,
    );
    this.capacity = highestFirst(slots.capacity);
    this.new = highestFirst(slots.listedOn);
    this.updated = highestFirst(slots.updatedOn);
    this.vacancy = highestFirst(slots.vacancyAsOf);
    this.latitude = new Order(
      (one, other) => northOf(slots.latitude.at(one)) - northOf(slots.latitude.at(other)) || one - other,
    );
  }

  /** Places in the order by reading, compared. */
  byKana(one: number, other: number): number {
    return this.kana.place(one) - this.kana.place(other);
  }

  insert(added: readonly number[]): void {
    const byKana = Uint32Array.from(added).sort(this.kana.compare);
    this.kana.insert(byKana);
    const { capacity, listedOn, updatedOn, vacancyAsOf, longitude } = this.#slots;
    this.capacity.insert(descending(byKana, capacity));
    this.new.insert(descending(byKana, listedOn));
    this.updated.insert(descending(byKana, updatedOn));
    this.vacancy.insert(descending(byKana, vacancyAsOf));
    this.latitude.insert(byKana.toSorted(this.latitude.compare));
    this.#longitudes = Float64Array.from(this.latitude.slots, (slot) => longitude.at(slot));
  }

  /** Where in the order by latitude the slots are that are not south or north of a box. */
  #bandOf({ south, north }: Pick<Box, 'south' | 'north'>): { from: number; length: number } {
    const latitude = (slot: number) => northOf(this.#slots.latitude.at(slot));
    const from = this.latitude.firstPlace((slot) => latitude(slot) < south);
    const to = this.latitude.firstPlace((slot) => latitude(slot) <= Math.min(north, 90));
    return { from, length: Math.max(0, to - from) };
  }

  /** Slots within a box, both ends included, from south to north; for one answer. */
  within(box: Box, scratch: Scratch): Uint32Array {
    const { slots } = this.latitude;
    const { west, east } = box;
    const { from, length: most } = this.#bandOf(box);
    const longitudes = this.#longitudes;
    const found = scratch.take(most);
    let length = 0;
    for (let at = from; at < from + most; at += 1) {
      const longitude = longitudes[at] as number;
      if (longitude < west || longitude > east) continue;
      found[length] = slots[at] as number;
      length += 1;
    }
    return found.subarray(0, length);
  }
}

/** Degrees, both ends included. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}
