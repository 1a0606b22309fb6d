import type { FacilityCounts } from '@enerabi/shared/contract';
import type { FacilityCriteria } from '../criteria/facility-criteria.ts';

export interface FilterProps {
  criteria: FacilityCriteria;
  /** Null if they are not known. */
  counts: FacilityCounts | null;
}
