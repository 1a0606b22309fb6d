import type { FacilitySort } from '@enerabi/shared/constants';
import type { Place } from '@enerabi/shared/geography';
import type { IndexParts } from './search-matches.ts';

export interface PageQuery {
  sort: FacilitySort;
  page: number;
  limit: number;
  /** The position that distances are measured from. */
  target?: Place | undefined;
}

export interface IndexPage {
  docIds: number[];
  /** Whole metres from the target, if there is one; null for a facility without a position. */
  distances?: (number | null)[];
}

export type PageParts = Pick<IndexParts, 'table' | 'orders' | 'arena'>;
