import type { JobCounts } from '@enerabi/shared/contract';
import type { JobCriteria } from '../criteria/job-criteria.ts';

export interface JobFilterProps {
  criteria: JobCriteria;
  /** Null if they are not known. */
  counts: JobCounts | null;
}
