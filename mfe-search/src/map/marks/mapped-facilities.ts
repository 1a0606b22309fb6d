import type { JobSummary } from '@enerabi/shared/contract';
import type { MapResults } from '../collection/map-kind.ts';

/** The facility of each entry of the map's list, in its order. */
export const facilitiesIn = (results: MapResults): readonly JobSummary['facility'][] =>
  'jobs' in results ? results.jobs.map(({ facility }) => facility) : results.facilities;
