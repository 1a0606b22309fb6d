import type { FacilitySort } from '@enerabi/shared/constants';
import type { Place } from '../distance.ts';
import type { IndexParts } from './matches.ts';
import { metresTo, nearest } from './nearest.ts';
import type { Order, Orders } from './orders.ts';
import type { Scratch } from './sets/arena.ts';
import type { Bits } from './sets/bit-set.ts';
import { Found } from './sets/doc-set.ts';
import { rank, ranked, type WordMatches } from './words.ts';

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

export type PageParts = Pick<IndexParts, 'slots' | 'orders' | 'scratch'>;

interface Part {
  offset: number;
  limit: number;
}

/** One page of what was found, in the order that was asked for. */
export function pageOf(
  found: Found,
  words: readonly WordMatches[],
  question: PageQuestion,
  parts: PageParts,
): IndexPage {
  const { sort, target, limit } = question;
  const { orders, slots } = parts;
  const part = { offset: (question.page - 1) * limit, limit };
  if (target && (sort === 'distance' || sort === 'standard')) return nearest(found, target, part, parts);
  const page =
    sort === 'standard' && words.length > 0
      ? bestMatches(found, words, part, parts)
      : inOrder(found, orderOf(sort, orders), part, parts.scratch);
  return target
    ? { slots: page, distances: page.map((slot) => metresTo(target, slot, slots)) }
    : { slots: page };
}

function orderOf(sort: FacilitySort, orders: Orders): Order {
  return sort === 'standard' || sort === 'distance' ? orders.kana : orders[sort];
}

/** Steps along an order that are cheaper than to look up what was found in it: a part of all. */
const patience = 16;
/** What part of all is too much to be looked up. */
const mostLookedUp = 4;

/**
 * Few are looked up in the order. Many are met on the way along it, from the end where they are nearer to it, unless
 * they stand together far from there.
 */
function inOrder(found: Found, order: Order, part: Part, scratch: Scratch): number[] {
  const { offset, limit } = part;
  if (offset >= found.count) return [];
  if (found.few) return order.page(found.few, { ...part, scratch });
  const all = order.slots.length;
  const steps = found.count > all / mostLookedUp ? all : all / patience;
  const isNearEnd = offset > found.count / 2;
  const met = isNearEnd
    ? fromEnd(found.many, order, found.count - offset, limit, steps)
    : fromStart(found.many, order, offset, limit, steps);
  return met ?? order.page(found.slots(scratch), { ...part, scratch });
}

function fromStart(
  found: Bits,
  { slots }: Order,
  offset: number,
  limit: number,
  steps: number,
): number[] | undefined {
  const page: number[] = [];
  let met = 0;
  for (let at = 0; at < slots.length && page.length < limit; at += 1) {
    if (at > steps) return undefined;
    const slot = slots[at] as number;
    if (!found.has(slot)) continue;
    if (met >= offset) page.push(slot);
    met += 1;
  }
  return page;
}

/** @param remaining how many there are from the page's first to the very last */
function fromEnd(
  found: Bits,
  { slots }: Order,
  remaining: number,
  limit: number,
  steps: number,
): number[] | undefined {
  const page: number[] = [];
  let met = 0;
  for (let at = slots.length - 1; at >= 0 && met < remaining; at -= 1) {
    if (slots.length - at > steps) return undefined;
    const slot = slots[at] as number;
    if (!found.has(slot)) continue;
    met += 1;
    if (remaining - met < limit) page.push(slot);
  }
  return page.reverse();
}

/** Of many, the classes of equal rank follow each other; a page takes from as many as it needs. */
function bestMatches(
  found: Found,
  words: readonly WordMatches[],
  { offset, limit }: Part,
  { slots, orders: { kana: order }, scratch }: PageParts,
): number[] {
  const worst = 2 * words.length;
  if (found.few) return order.page(found.few, { offset, limit, scratch }, (slot) => rank(slot, words), worst);
  const page: number[] = [];
  let before = 0;
  const bits = words.map((word) => word.bits(slots.length));
  for (const equals of ranked(found.many, bits, scratch)) {
    if (page.length === limit) break;
    const equal = new Found(equals);
    const from = Math.max(0, offset - before);
    if (from < equal.count)
      page.push(...inOrder(equal, order, { offset: from, limit: limit - page.length }, scratch));
    before += equal.count;
  }
  return page;
}
