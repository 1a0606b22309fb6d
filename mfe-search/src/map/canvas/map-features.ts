import type { MapMarks } from '../collection/map-kind.ts';
import { mapMarkOf } from '../marks/facility-marks.ts';

interface PointFeature {
  type: 'Feature';
  id: number;
  geometry: { type: 'Point'; coordinates: [number, number] };
  properties: Record<string, string | number>;
}

/** Ids of the API's clusters are negative; ids of facilities are positive. */
const clusterId = (at: number): number => -1 - at;

/**
 * Makes one collection of the results: a point counts 1 or its postings, a cluster as many as it holds, so that the map
 * can merge crowded points without losing any.
 */
export const mapFeatures = ({ points, clusters }: MapMarks) => ({
  type: 'FeatureCollection' as const,
  features: [
    ...points.map(
      ({ facility_id, path_name, name, facility_type, latitude, longitude, jobs }): PointFeature => ({
        type: 'Feature',
        id: facility_id,
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: {
          count: jobs ?? 1,
          facility_id,
          path_name,
          name,
          facility_type,
          mark: mapMarkOf({ facility_type, jobs }),
          ...(jobs !== undefined && { label: String(jobs) }),
        },
      }),
    ),
    ...clusters.map(
      ({ facilities = 0, jobs = facilities, latitude, longitude, ...box }, at): PointFeature => ({
        type: 'Feature',
        id: clusterId(at),
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: { count: jobs, ...box },
      }),
    ),
  ],
});
