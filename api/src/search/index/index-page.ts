import type { Place } from '@enerabi/shared/geography';
import type { IndexParts } from './search-matches.ts';

export interface PageQuery {
  /** `standard`: shortest commute, nearest or best match first; `distance`; or the name of an order. */
  sort: string;
  page: number;
  limit: number;
  /** The position that distances are measured from. */
  target?: Place | undefined;
  /** Ways go on to these places from a document; `standard` is then by the minutes of all ways from the target. */
  destinations?: readonly Place[] | undefined;
  /** The order `vacant` needs it: it says which documents precede the others. */
  isFirst?: ((docId: number) => boolean) | undefined;
}

export interface IndexPage {
  docIds: number[];
  /** Whole metres from the target, if there is one; null for a document without a position. */
  distances?: (number | null)[];
}

export type PageParts = Pick<IndexParts, 'table' | 'orders' | 'arena'>;
