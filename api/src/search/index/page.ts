import type { FacilitySort } from '@enerabi/shared/constants';
import type { Place } from '../distance.ts';
import type { Bits } from './bits.ts';
import { metresTo, nearest } from './nearest.ts';
import type { Order, Orders } from './orders.ts';
import type { Slots } from './slots.ts';
import { ranked, type WordMatches } from './words.ts';

export interface PageQuestion {
  sort: FacilitySort;
  page: number;
  limit: number;
  /** What distances are measured from. */
  target?: Place | undefined;
}

export interface IndexPage {
  slots: number[];
  /** Whole metres from the target, where there is one; null for a facility without a position. */
  distances?: (number | null)[];
}

/** Fewer are sorted; more are met in the order in which all are kept. */
const fewEnoughToSort = 16_000;

/** One page of what was found, in the order that was asked for. */
export function pageOf(
  found: Bits,
  words: readonly WordMatches[],
  question: PageQuestion,
  { slots, orders }: { slots: Slots; orders: Orders },
): IndexPage {
  const { sort, target, limit } = question;
  const offset = (question.page - 1) * limit;
  if (target && (sort === 'distance' || sort === 'standard'))
    return nearest(found, target, { offset, limit }, slots, orders);
  const page =
    sort === 'standard' && words.length > 0
      ? bestMatches(found, words, offset, limit, orders.kana)
      : inOrder(found, orderOf(sort, orders), offset, limit);
  return target
    ? { slots: page, distances: page.map((slot) => metresTo(target, slot, slots)) }
    : { slots: page };
}

function orderOf(sort: FacilitySort, orders: Orders): Order {
  return sort === 'standard' || sort === 'distance' ? orders.kana : orders[sort];
}

function inOrder(found: Bits, order: Order, offset: number, limit: number, total = found.count()): number[] {
  if (offset >= total) return [];
  if (total <= fewEnoughToSort) return [...order.sorted(found.slots()).subarray(offset, offset + limit)];
  const isNearEnd = offset > total / 2;
  return isNearEnd ? fromEnd(found, order, total - offset, limit) : fromStart(found, order, offset, limit);
}

function fromStart(found: Bits, { slots }: Order, offset: number, limit: number): number[] {
  const page: number[] = [];
  let met = 0;
  for (let at = 0; at < slots.length && page.length < limit; at += 1) {
    const slot = slots[at] as number;
    if (!found.has(slot)) continue;
    if (met >= offset) page.push(slot);
    met += 1;
  }
  return page;
}

/** @param remaining how many there are from the page's first to the very last */
function fromEnd(found: Bits, { slots }: Order, remaining: number, limit: number): number[] {
  const page: number[] = [];
  let met = 0;
  for (let at = slots.length - 1; at >= 0 && met < remaining; at -= 1) {
    const slot = slots[at] as number;
    if (!found.has(slot)) continue;
    met += 1;
    if (remaining - met < limit) page.push(slot);
  }
  return page.reverse();
}

/** The classes of equal rank follow each other; a page takes from as many as it needs. */
function bestMatches(
  found: Bits,
  words: readonly WordMatches[],
  offset: number,
  limit: number,
  order: Order,
): number[] {
  const page: number[] = [];
  let before = 0;
  for (const equals of ranked(found, words)) {
    if (page.length === limit) break;
    const total = equals.count();
    const from = Math.max(0, offset - before);
    if (from < total) page.push(...inOrder(equals, order, from, limit - page.length, total));
    before += total;
  }
  return page;
}
