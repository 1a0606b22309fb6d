import { metresBetween, type Place } from '@enerabi/shared/geography';
import { boxOfCircle } from '../../catalogue/facilities/nearby.rules.ts';
import type { DocumentTable } from './document-table.ts';
import type { IndexPage, PageParts } from './index-page.ts';
import type { Bits } from './sets/bit-set.ts';
import type { DocSet } from './sets/doc-set.ts';

/** The first search radius in metres, and the factor by which it grows until enough are found. */
const firstReach = 500;
const further = 2;
export const lastReach = 200_000;
/** Farther than any place on Earth. */
const unknown = 2 ** 25;

/** Undefined for a document without a position. */
export function placeAt(docId: number, table: DocumentTable): Place | undefined {
  const [latitude, longitude] = [table.latitude.values[docId], table.longitude.values[docId]];
  const place = { latitude: latitude as number, longitude: longitude as number };
  return Number.isNaN(place.latitude) || Number.isNaN(place.longitude) ? undefined : place;
}

/** Whole metres; null for a document without a position. */
export function metresTo(target: Place, docId: number, table: DocumentTable): number | null {
  const place = placeAt(docId, table);
  return place ? Math.round(metresBetween(target, place)) : null;
}

/** Nearest first; equally near ones in the base order, and those without a position last. */
export function nearest(
  found: DocSet,
  target: Place,
  { offset, limit }: { offset: number; limit: number },
  { table, orders, arena }: PageParts,
): IndexPage {
  const { base } = orders;
  const near = found.few ?? withEnough(found.many, target, offset + limit, { table, orders, arena });
  // Metres and the rank in the base order in one number: below 2 ** 53 for a hundred million documents.
  const all = base.docIds.length;
  const keys = Float64Array.from(
    near,
    (docId) => (metresTo(target, docId, table) ?? unknown) * all + base.rank(docId),
  );
  const page = Array.from(
    keys.sort().subarray(offset, offset + limit),
    (key) => base.docIds[key % all] as number,
  );
  return { docIds: page, distances: page.map((docId) => metresTo(target, docId, table)) };
}

/** All within a circle that contains enough, or all if no circle does. */
function withEnough(found: Bits, target: Place, wanted: number, parts: PageParts): Uint32Array {
  for (let reach = firstReach; reach <= lastReach; reach *= further) {
    const near = within(found, target, reach, parts);
    if (near.length >= wanted) return near;
  }
  return found.docIds(parts.arena);
}

export function within(
  found: Bits,
  target: Place,
  reach: number,
  { table, orders, arena }: PageParts,
): Uint32Array {
  // Distances are whole metres: rounding can add half a metre.
  const around = orders.within(boxOfCircle(target, reach + 1), arena);
  let length = 0;
  for (const docId of around) {
    if (!found.has(docId) || (metresTo(target, docId, table) ?? unknown) > reach) continue;
    around[length] = docId;
    length += 1;
  }
  return around.subarray(0, length);
}
