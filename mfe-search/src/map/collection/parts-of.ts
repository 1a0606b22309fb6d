import { facilityParts } from './facility-parts.tsx';
import { jobParts } from './job-parts.tsx';
import { isJobMap, type MapCriteria } from './map-kind.ts';
import type { MapParts } from './map-parts.ts';

/** The criteria decide, so they and what they find are of the same kind. */
export const partsOf = (criteria: MapCriteria): MapParts =>
  (isJobMap(criteria) ? jobParts : facilityParts) as unknown as MapParts;
