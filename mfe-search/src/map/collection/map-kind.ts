import type {
  FacilityCounts,
  JobCounts,
  JobMapSearch,
  MapCluster,
  MapPoint,
  MapSearch,
} from '@enerabi/shared/contract';
import type { FacilityCriteria } from '../../facilities/criteria/facility-criteria.ts';
import type { JobCriteria } from '../../jobs/criteria/job-criteria.ts';

/** The map shows facilities, or with this field the facilities that have job postings. */
export interface JobMapCriteria extends JobCriteria {
  collection: 'jobs';
}

export interface FacilityKind {
  criteria: FacilityCriteria;
  found: MapSearch;
  counts: FacilityCounts;
}

export interface JobMapKind {
  criteria: JobMapCriteria;
  found: JobMapSearch;
  counts: JobCounts;
}

/** The types of what a collection's map is asked and answers. */
export type MapKind = FacilityKind | JobMapKind;
export type MapCriteria = MapKind['criteria'];
export type MapResults = MapKind['found'];
export type MapCounts = MapKind['counts'];

/** A facility on the map; of postings, with their number. */
export type MapMark = MapPoint & { jobs?: number };

/** The points and clusters of either collection. */
export interface MapMarks {
  points: readonly MapMark[];
  clusters: readonly (Omit<MapCluster, 'facilities'> & { facilities?: number; jobs?: number })[];
}

export const isJobMap = (criteria: MapCriteria): criteria is JobMapCriteria => 'collection' in criteria;
