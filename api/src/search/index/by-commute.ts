import { leastMinutes, type Place, usualMinutes } from '@enerabi/shared/geography';
import type { DocumentTable } from './document-table.ts';
import type { IndexPage, PageParts } from './index-page.ts';
import { lastReach, metresTo, placeAt, within } from './nearest.ts';
import type { DocSet } from './sets/doc-set.ts';

/** The ends of the ways by a document, whatever the document. */
interface CommuteEnds {
  home: Place;
  /** At least one. */
  destinations: readonly Place[];
}

/** More than any way takes. */
const unknown = 2 ** 20;
const firstReach = 2_000;
const further = 3;

/** All ways from home by a document on to each destination; null for a document without a position. */
function minutesBy(docId: number, { home, destinations }: CommuteEnds, table: DocumentTable): number | null {
  const place = placeAt(docId, table);
  if (!place) return null;
  const there = usualMinutes(home, place);
  return destinations.reduce((sum, destination) => sum + there + usualMinutes(place, destination), 0);
}

/**
 * Shortest ways first; equally short ones in the base order, and those without a position last. Documents far from home
 * are looked at only if nearer ones do not fill the page with shorter ways.
 */
export function byCommute(
  found: DocSet,
  ends: CommuteEnds,
  { offset, limit }: { offset: number; limit: number },
  parts: PageParts,
): IndexPage {
  const { table, orders, arena } = parts;
  const all = orders.base.docIds.length;
  // Minutes and the rank in the base order in one number, as in the order by distance.
  const keysOf = (docIds: Uint32Array): Float64Array =>
    Float64Array.from(
      docIds,
      (docId) => (minutesBy(docId, ends, table) ?? unknown) * all + orders.base.rank(docId),
    ).sort();
  const pageFrom = (keys: Float64Array): IndexPage => {
    const docIds = Array.from(
      keys.subarray(offset, offset + limit),
      (key) => orders.base.docIds[key % all] as number,
    );
    return { docIds, distances: docIds.map((docId) => metresTo(ends.home, docId, table)) };
  };
  if (found.few) return pageFrom(keysOf(found.few));
  for (let reach = firstReach; reach <= lastReach; reach *= further) {
    const keys = keysOf(within(found.many, ends.home, reach, parts));
    const last = keys[offset + limit - 1];
    // Each way of a document beyond the reach takes at least as long as the way from home to it.
    const beyond = ends.destinations.length * leastMinutes(reach);
    if (last !== undefined && Math.floor(last / all) < beyond) return pageFrom(keys);
  }
  return pageFrom(keysOf(found.many.docIds(arena)));
}
