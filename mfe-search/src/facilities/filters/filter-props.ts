import type { FacilityCounts } from '@enerabi/shared/contract';
import type { FacilityCriteria } from '../criteria/facility-criteria.ts';

export interface FilterProps {
  criteria: FacilityCriteria;
  /** Null where they are not known. */
  counts: FacilityCounts | null;
}
