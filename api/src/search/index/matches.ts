import type { SearchConditions } from '@enerabi/shared/contract';
import { metresBetween, type Place } from '../distance.ts';
import { Bits } from './bits.ts';
import { type Condition, conditionsOf, type Group, wordsOf } from './conditions.ts';
import type { KeptBits } from './kept-bits.ts';
import type { Orders } from './orders.ts';
import type { Slots } from './slots.ts';
import type { WordMatches, Words } from './words.ts';

/** Around a station. */
export interface Circle extends Place {
  metres: number;
}

/** Degrees, both ends included. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Search extends SearchConditions {
  /** What `station_ids` stand for; within one of them. */
  circles?: readonly Circle[] | undefined;
  box?: Box | undefined;
}

export interface IndexParts {
  slots: Slots;
  orders: Orders;
  words: Words;
  kept: KeptBits;
  bookable: Bits;
}

const metresPerDegree = 111_195;

/** The facilities of a search, and what they would be without one group of its conditions. */
export class Matches {
  readonly words: WordMatches[];
  readonly #conditions: { group: Group; bits: Bits }[];
  readonly #alive: Bits;

  constructor({ slots, orders, words, kept, bookable }: IndexParts, search: Search) {
    const wanted = wordsOf(search.keyword);
    this.words = (wanted ?? []).map((word) => words.matches(word));
    this.#alive = slots.alive;
    const bitsOf = ({ name, test }: Condition): Bits =>
      kept.get(name, slots.length, (bits, from, to) => {
        for (let slot = from; slot < to; slot += 1) if (test(slot)) bits.add(slot);
      });
    const others = [
      ...(wanted ? this.words.map(({ anywhere }) => anywhere) : [new Bits()]),
      ...(search.has_bookable_visit ? [bookable] : []),
      ...(search.circles ? [withinCircles(search.circles, slots, orders)] : []),
      ...(search.box ? [withinBox(search.box, slots, orders)] : []),
    ];
    this.#conditions = [
      ...conditionsOf(search, slots).map((condition) => ({
        group: condition.group,
        bits: bitsOf(condition),
      })),
      ...others.map((bits) => ({ group: 'others' as const, bits })),
    ];
  }

  has(group: Group): boolean {
    return this.#conditions.some((condition) => condition.group === group);
  }

  /** Those for which all conditions hold. @param group whose conditions do not count */
  all(group?: Group): Bits {
    const conditions = this.#conditions.filter((condition) => condition.group !== group);
    // The smallest set first would be no faster: every step reads all words.
    return conditions.reduce((found, { bits }) => found.and(bits), this.#alive);
  }
}

function withinBox({ south, west, north, east }: Box, slots: Slots, orders: Orders): Bits {
  const bits = new Bits(slots.length);
  for (const slot of orders.band(south, north)) {
    const longitude = slots.longitude.at(slot);
    if (longitude >= west && longitude <= east) bits.add(slot);
  }
  return bits;
}

function withinCircles(circles: readonly Circle[], slots: Slots, orders: Orders): Bits {
  const bits = new Bits(slots.length);
  for (const circle of circles) {
    const height = (circle.metres / metresPerDegree) * 1.001;
    for (const slot of orders.band(circle.latitude - height, circle.latitude + height)) {
      const place = { latitude: slots.latitude.at(slot), longitude: slots.longitude.at(slot) };
      if (metresBetween(circle, place) <= circle.metres) bits.add(slot);
    }
  }
  return bits;
}
