import { byCommute } from './by-commute.ts';
import type { IndexPage, PageParts, PageQuery } from './index-page.ts';
import { metresTo, nearest } from './nearest.ts';
import type { Order } from './orders.ts';
import { preferredFirst } from './preferred-first.ts';
import type { Arena } from './sets/arena.ts';
import type { Bits } from './sets/bit-set.ts';
import { DocSet } from './sets/doc-set.ts';
import { rank, ranked, type WordMatches } from './word-matches.ts';

interface Part {
  offset: number;
  limit: number;
}

/** Takes a page of the results, in the query's order. */
export function pageOf(
  found: DocSet,
  words: readonly WordMatches[],
  query: PageQuery,
  parts: PageParts,
): IndexPage {
  const { sort, target, destinations, isFirst, limit } = query;
  const { orders, table } = parts;
  const part = { offset: (query.page - 1) * limit, limit };
  if (sort === 'vacant' && isFirst) return preferredFirst(found, { isFirst, target }, part, parts);
  if (target && destinations?.length && sort === 'standard')
    return byCommute(found, { home: target, destinations }, part, parts);
  if (target && (sort === 'distance' || sort === 'standard')) return nearest(found, target, part, parts);
  const page =
    sort === 'standard' && words.length > 0
      ? bestMatches(found, words, part, parts)
      : inOrder(found, orders.of(sort), part, parts.arena);
  return target
    ? { docIds: page, distances: page.map((docId) => metresTo(target, docId, table)) }
    : { docIds: page };
}

/** The share of all documents up to which walking along an order is cheaper than looking up ranks. */
const stepsPerLookup = 16;
/** Above this share of all documents, looking up each rank is too expensive. */
const mostLookedUp = 4;

/**
 * The ranks of a few results are looked up. Many results are met by walking along the order from its nearer end,
 * unless they are clustered far from there.
 */
function inOrder(found: DocSet, order: Order, part: Part, arena: Arena): number[] {
  const { offset, limit } = part;
  if (offset >= found.count) return [];
  if (found.few) return order.page(found.few, { ...part, arena });
  const all = order.docIds.length;
  const steps = found.count > all / mostLookedUp ? all : all / stepsPerLookup;
  const isNearEnd = offset > found.count / 2;
  const met = isNearEnd
    ? fromEnd(found.many, order, found.count - offset, limit, steps)
    : fromStart(found.many, order, offset, limit, steps);
  return met ?? order.page(found.docIds(arena), { ...part, arena });
}

function fromStart(
  found: Bits,
  { docIds }: Order,
  offset: number,
  limit: number,
  steps: number,
): number[] | undefined {
  const page: number[] = [];
  let met = 0;
  for (let at = 0; at < docIds.length && page.length < limit; at += 1) {
    if (at > steps) return undefined;
    const docId = docIds[at] as number;
    if (!found.has(docId)) continue;
    if (met >= offset) page.push(docId);
    met += 1;
  }
  return page;
}

/** @param remaining how many there are from the page's first to the very last */
function fromEnd(
  found: Bits,
  { docIds }: Order,
  remaining: number,
  limit: number,
  steps: number,
): number[] | undefined {
  const page: number[] = [];
  let met = 0;
  for (let at = docIds.length - 1; at >= 0 && met < remaining; at -= 1) {
    if (docIds.length - at > steps) return undefined;
    const docId = docIds[at] as number;
    if (!found.has(docId)) continue;
    met += 1;
    if (remaining - met < limit) page.push(docId);
  }
  return page.reverse();
}

/** Classes of equal rank follow each other; a page takes from as many as it needs. */
function bestMatches(
  found: DocSet,
  words: readonly WordMatches[],
  { offset, limit }: Part,
  { table, orders: { base: order }, arena }: PageParts,
): number[] {
  const worst = 2 * words.length;
  if (found.few) return order.page(found.few, { offset, limit, arena }, (docId) => rank(docId, words), worst);
  const page: number[] = [];
  let before = 0;
  const bits = words.map((word) => word.bits(table.length));
  for (const equals of ranked(found.many, bits, arena)) {
    if (page.length === limit) break;
    const equal = new DocSet(equals);
    const from = Math.max(0, offset - before);
    if (from < equal.count)
      page.push(...inOrder(equal, order, { offset: from, limit: limit - page.length }, arena));
    before += equal.count;
  }
  return page;
}
