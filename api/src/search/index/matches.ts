import type { SearchConditions } from '@enerabi/shared/contract';
import { boxAround } from '../../catalogue/facilities/nearby.rules.ts';
import { metresBetween, type Place } from '../distance.ts';
import { type Condition, conditionsOf, type Group, wordsOf } from './conditions.ts';
import type { Slots } from './documents.ts';
import { isFew } from './few.ts';
import type { Box, Orders } from './orders.ts';
import type { Scratch } from './sets/arena.ts';
import { Bits, inAll, setOf } from './sets/bit-set.ts';
import { Found } from './sets/doc-set.ts';
import type { KeptBits } from './sets/filter-cache.ts';
import { place } from './sets/posting-list.ts';
import type { WordMatches, Words } from './words.ts';

/** Around a station. */
export interface Circle extends Place {
  metres: number;
}

export interface Search extends SearchConditions {
  /** What `station_ids` stand for; within one of them. */
  circles?: readonly Circle[] | undefined;
  box?: Box | undefined;
  /** Words count in name and reading alone. */
  byName?: boolean;
}

export interface IndexParts {
  slots: Slots;
  orders: Orders;
  words: Words;
  kept: KeptBits;
  bookable: Bits;
  scratch: Scratch;
}

/** The facilities of a search, and what they would be without one group of its conditions. */
export class Matches {
  readonly words: WordMatches[];
  readonly #conditions: Condition[];
  readonly #parts: IndexParts;

  constructor(parts: IndexParts, search: Search) {
    const { words, bookable } = parts;
    const wanted = wordsOf(search.keyword);
    this.#parts = parts;
    this.words = (wanted ?? []).map((word) => words.matches(word));
    this.#conditions = [
      ...(wanted ? [] : [none]),
      ...this.words.map((word) => wordCondition(word, parts, search.byName ?? false)),
      ...(search.circles ? [circlesCondition(search.circles, parts)] : []),
      ...(search.box ? [boxCondition(search.box, parts)] : []),
      ...conditionsOf(search, parts),
      ...(search.has_bookable_visit ? [setCondition(bookable)] : []),
    ];
  }

  has(group: Group): boolean {
    return this.#conditions.some((condition) => condition.group === group);
  }

  /** Those for which all conditions hold. @param group whose conditions do not count */
  all(group?: Group): Found {
    const conditions = this.#conditions.filter((condition) => condition.group !== group);
    const { scratch, slots } = this.#parts;
    const { alive, length } = slots;
    const shortest = conditions.reduce<Condition | undefined>(
      (short, one) => (lengthOf(one) < lengthOf(short) ? one : short),
      undefined,
    );
    if (!shortest?.listed || !isFew(shortest.listed.length, length))
      return new Found(inAll([alive, ...conditions.map(({ bits }) => bits())], scratch));
    const others = conditions.filter((condition) => condition !== shortest);
    const holds = (slot: number): boolean => alive.has(slot) && others.every(({ has }) => has(slot));
    return new Found(selected(shortest.listed.slots(), holds));
  }
}

function copyOf(slots: Uint32Array, scratch: Scratch): Uint32Array {
  const copy = scratch.take(slots.length);
  copy.set(slots);
  return copy;
}

/** Those of a list that the test holds for, at the list's beginning. @param slots is written to */
function selected(slots: Uint32Array, holds: (slot: number) => boolean): Uint32Array {
  let length = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    if (!holds(slot)) continue;
    slots[length] = slot;
    length += 1;
  }
  return slots.subarray(0, length);
}

const lengthOf = (condition: Condition | undefined): number =>
  condition?.listed?.length ?? Number.POSITIVE_INFINITY;

const none: Condition = {
  group: 'others',
  has: () => false,
  bits: () => new Bits(),
  listed: { length: 0, slots: () => new Uint32Array(0) },
};

function wordCondition(
  word: WordMatches,
  { slots: { length }, scratch }: IndexParts,
  byName: boolean,
): Condition {
  const least = byName ? place.inName : place.elsewhere;
  const has = (slot: number): boolean => (word.place(slot) ?? -1) >= least;
  return {
    group: 'others',
    has,
    bits: () => word.bits(length)[byName ? 'inName' : 'anywhere'],
    listed: {
      length: word.list.length,
      slots: () => selected(word.list.slots(scratch), byName ? has : () => true),
    },
  };
}

const setCondition = (set: Bits): Condition => ({
  group: 'others',
  has: (slot) => set.has(slot),
  bits: () => set,
});

function boxCondition(box: Box, { slots, orders, scratch }: IndexParts): Condition {
  const { south, west, north, east } = box;
  const has = (slot: number): boolean => {
    const [latitude, longitude] = [slots.latitude.at(slot), slots.longitude.at(slot)];
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  };
  const within = orders.within(box, scratch);
  return {
    group: 'others',
    has,
    bits: () => setOf(within, slots.length, scratch),
    listed: { length: within.length, slots: () => copyOf(within, scratch) },
  };
}

function circlesCondition(circles: readonly Circle[], { slots, orders, scratch }: IndexParts): Condition {
  const within = new Bits(slots.length);
  for (const circle of circles) {
    for (const slot of orders.within(boxAround(circle, circle.metres), scratch)) {
      const place = { latitude: slots.latitude.at(slot), longitude: slots.longitude.at(slot) };
      if (metresBetween(circle, place) <= circle.metres) within.add(slot);
    }
  }
  return { ...setCondition(within), listed: { length: within.count(), slots: () => within.slots(scratch) } };
}
