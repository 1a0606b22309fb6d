import { codePointOrder } from './code-point-order.ts';
import type { Slots } from './slots.ts';

type Compare = (one: number, other: number) => number;

/** All slots in one order, those that are gone included. */
export class Order {
  slots = new Uint32Array(0);
  readonly compare: Compare;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /** Merges new slots in. */
  insert(added: readonly number[]): void {
    const fresh = Uint32Array.from(added).sort(this.compare);
    const [old, merged] = [this.slots, new Uint32Array(this.slots.length + fresh.length)];
    let [left, right] = [0, 0];
    for (let at = 0; at < merged.length; at += 1) {
      const takesOld =
        right === fresh.length ||
        (left < old.length && this.compare(old[left] as number, fresh[right] as number) <= 0);
      merged[at] = (takesOld ? old[left++] : fresh[right++]) as number;
    }
    this.slots = merged;
  }

  /** The first place whose slot is not before what the test tells of. */
  firstPlace(isBefore: (slot: number) => boolean): number {
    let [low, high] = [0, this.slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.slots[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Unknown positions lie beyond the north. */
const northOf = (latitude: number): number => (Number.isNaN(latitude) ? 91 : latitude);

/** The orders that lists come in; whatever is equal in one of them follows the reading (五十音順), then the id. */
export class Orders {
  /** A slot's place in the order by reading. */
  #kanaPlace = new Uint32Array(0);
  readonly #slots: Slots;
  readonly kana: Order;
  readonly capacity: Order;
  readonly new: Order;
  readonly updated: Order;
  readonly vacancy: Order;
  readonly latitude: Order;

  constructor(slots: Slots) {
    this.#slots = slots;
    const descending = (column: { at: (slot: number) => number }) =>
      new Order((one, other) => column.at(other) - column.at(one) || this.byKana(one, other));
    this.kana = new Order(
      (one, other) =>
        codePointOrder(slots.documents[one]?.sort_kana ?? '', slots.documents[other]?.sort_kana ?? '') ||
        slots.facilityId.at(one) - slots.facilityId.at(other) ||
        one - other,
    );
    this.capacity = descending(slots.capacity);
    this.new = descending(slots.listedOn);
    this.updated = descending(slots.updatedOn);
    this.vacancy = descending(slots.vacancyAsOf);
    this.latitude = new Order(
      (one, other) => northOf(slots.latitude.at(one)) - northOf(slots.latitude.at(other)) || one - other,
    );
  }

  /** Places in the order by reading, compared. */
  byKana(one: number, other: number): number {
    return (this.#kanaPlace[one] as number) - (this.#kanaPlace[other] as number);
  }

  insert(added: readonly number[]): void {
    this.kana.insert(added);
    this.#kanaPlace = new Uint32Array(this.#slots.length);
    this.kana.slots.forEach((slot, place) => {
      this.#kanaPlace[slot] = place;
    });
    for (const order of [this.capacity, this.new, this.updated, this.vacancy, this.latitude])
      order.insert(added);
  }

  /** Slots whose latitude lies between, both ends included. */
  band(south: number, north: number): Uint32Array {
    const { slots } = this.latitude;
    const from = this.latitude.firstPlace((slot) => northOf(this.#slots.latitude.at(slot)) < south);
    const to = this.latitude.firstPlace((slot) => northOf(this.#slots.latitude.at(slot)) <= north);
    return slots.subarray(from, to);
  }
}
