import type { SearchConditions } from '@enerabi/shared/contract';
import { boxAround } from '../../facilities/nearby.rules.ts';
import { metresBetween, type Place } from '../distance.ts';
import { Bits } from './bits.ts';
import { type Condition, conditionsOf, type Group, wordsOf } from './conditions.ts';
import type { KeptBits } from './kept-bits.ts';
import type { Box, Orders } from './orders.ts';
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
      ...(search.box ? [bitsOfAll(orders.within(search.box), slots)] : []),
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
    return this.#alive.andAll(conditions.map(({ bits }) => bits));
  }
}

function bitsOfAll(held: Uint32Array, slots: Slots): Bits {
  const bits = new Bits(slots.length);
  for (let at = 0; at < held.length; at += 1) bits.add(held[at] as number);
  return bits;
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
