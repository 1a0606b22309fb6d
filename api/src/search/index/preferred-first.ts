import type { Place } from '@enerabi/shared/geography';
import type { IndexPage, PageParts } from './index-page.ts';
import { metresTo } from './nearest.ts';
import type { DocSet } from './sets/doc-set.ts';

/** Farther than any place on Earth, in metres, and than a document without a position. */
const unknown = 2 ** 25;
const others = 2 ** 26;

interface Preference {
  isFirst: (docId: number) => boolean;
  target?: Place | undefined;
}

/** Preferred documents before the others; among them nearest first if there is a position, else in the base order. */
export function preferredFirst(
  found: DocSet,
  { isFirst, target }: Preference,
  { offset, limit }: { offset: number; limit: number },
  { table, orders, arena }: PageParts,
): IndexPage {
  const { base } = orders;
  const docIds = found.few ?? found.many.docIds(arena);
  if (!target)
    return { docIds: base.page(docIds, { offset, limit, arena }, (docId) => (isFirst(docId) ? 0 : 1), 1) };
  const all = base.docIds.length;
  const keys = Float64Array.from(docIds, (docId) => {
    const metres = metresTo(target, docId, table) ?? unknown;
    return ((isFirst(docId) ? 0 : others) + metres) * all + base.rank(docId);
  });
  const page = Array.from(
    keys.sort().subarray(offset, offset + limit),
    (key) => base.docIds[key % all] as number,
  );
  return { docIds: page, distances: page.map((docId) => metresTo(target, docId, table)) };
}
