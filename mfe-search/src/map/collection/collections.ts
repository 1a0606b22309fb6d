import { facilityMap } from './facility-map.ts';
import { jobMap } from './job-map.ts';
import type { MapCollection } from './map-collection.ts';
import { isJobMap, type MapCriteria } from './map-kind.ts';

/** The criteria decide, so they and what they find are of the same kind. */
const either = (collection: unknown): MapCollection => collection as MapCollection;

export const collectionOf = (criteria: MapCriteria): MapCollection =>
  either(isJobMap(criteria) ? jobMap : facilityMap);

/** @returns undefined for a name that no collection has */
export const collectionNamed = (name: string): MapCollection | undefined =>
  name === '' ? either(facilityMap) : name === 'jobs' ? either(jobMap) : undefined;
