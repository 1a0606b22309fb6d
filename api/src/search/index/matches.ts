import type { SearchConditions } from '@enerabi/shared/contract';
import { boxAround } from '../../facilities/nearby.rules.ts';
import { metresBetween, type Place } from '../distance.ts';
import { Bits } from './bits.ts';
import { type Condition, conditionsOf, type Group, wordsOf } from './conditions.ts';
import { isFew } from './few.ts';
import { Found } from './found.ts';
import type { KeptBits } from './kept-bits.ts';
import type { Box, Orders } from './orders.ts';
import { place } from './slot-list.ts';
import type { Slots } from './slots.ts';
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
}

/** The facilities of a search, and what they would be without one group of its conditions. */
export class Matches {
  readonly words: WordMatches[];
  readonly #conditions: Condition[];
  readonly #slots: Slots;

  constructor(parts: IndexParts, search: Search) {
    const { slots, orders, words, bookable } = parts;
    const wanted = wordsOf(search.keyword);
    this.#slots = slots;
    this.words = (wanted ?? []).map((word) => words.matches(word));
    this.#conditions = [
      ...(wanted ? [] : [none]),
      ...this.words.map((word) => wordCondition(word, slots, search.byName ?? false)),
      ...(search.circles ? [circlesCondition(search.circles, slots, orders)] : []),
      ...(search.box ? [boxCondition(search.box, slots, orders)] : []),
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
    const { alive, length } = this.#slots;
    const shortest = conditions.reduce<Condition | undefined>(
      (short, one) => (lengthOf(one) < lengthOf(short) ? one : short),
      undefined,
    );
    if (!shortest?.listed || !isFew(shortest.listed.length, length))
      return new Found(alive.andAll(conditions.map(({ bits }) => bits())));
    const others = conditions.filter((condition) => condition !== shortest);
    const holds = (slot: number): boolean => alive.has(slot) && others.every(({ has }) => has(slot));
    return new Found(shortest.listed.slots().filter(holds));
  }
}

const lengthOf = (condition: Condition | undefined): number =>
  condition?.listed?.length ?? Number.POSITIVE_INFINITY;

const none: Condition = {
  group: 'others',
  has: () => false,
  bits: () => new Bits(),
  listed: { length: 0, slots: () => new Uint32Array(0) },
};

function wordCondition(word: WordMatches, { length }: Slots, byName: boolean): Condition {
  const least = byName ? place.inName : place.elsewhere;
  const has = (slot: number): boolean => (word.place(slot) ?? -1) >= least;
  const slots = () => (byName ? word.list.slots().filter(has) : word.list.slots());
  return {
    group: 'others',
    has,
    bits: () => word.bits(length)[byName ? 'inName' : 'anywhere'],
    listed: { length: word.list.length, slots },
  };
}

const setCondition = (set: Bits): Condition => ({
  group: 'others',
  has: (slot) => set.has(slot),
  bits: () => set,
});

/** A narrow one is known slot by slot; of a wide one each slot is asked for its position. */
function boxCondition(box: Box, slots: Slots, orders: Orders): Condition {
  const { south, west, north, east } = box;
  const has = (slot: number): boolean => {
    const [latitude, longitude] = [slots.latitude.at(slot), slots.longitude.at(slot)];
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  };
  const bits = (): Bits => {
    const found = new Bits(slots.length);
    found.addWhere(has, 0, slots.length);
    return found;
  };
  const condition: Condition = { group: 'others', has, bits };
  if (orders.bandOf(box).length > slots.length / 4) return condition;
  const within = orders.within(box);
  return { ...condition, listed: { length: within.length, slots: () => within } };
}

function circlesCondition(circles: readonly Circle[], slots: Slots, orders: Orders): Condition {
  const within = withinCircles(circles, slots, orders);
  return { ...setCondition(within), listed: { length: within.count(), slots: () => within.slots() } };
}

function withinCircles(circles: readonly Circle[], slots: Slots, orders: Orders): Bits {
  const bits = new Bits(slots.length);
  for (const circle of circles) {
    for (const slot of orders.within(boxAround(circle, circle.metres))) {
      const place = { latitude: slots.latitude.at(slot), longitude: slots.longitude.at(slot) };
      if (metresBetween(circle, place) <= circle.metres) bits.add(slot);
    }
  }
  return bits;
}
