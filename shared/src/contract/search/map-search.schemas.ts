import * as z from 'zod/mini';
import { facilitiesPerPage, facilityTypeIds, maximumPage } from '../../constants/index.ts';
import { bounds, isBox } from '../bounds.schemas.ts';
import { facilitySummary } from '../catalogue/facility.schemas.ts';
import { decimal, integer } from '../parameters.ts';
import { isNearHome, isNearStation, searchConditions } from './facility-search.schemas.ts';

/** A facility as a single point of a map. */
export const mapPoint = z.object({
  facility_id: z.int(),
  path_name: z.string(),
  name: z.string(),
  facility_type: z.literal(facilityTypeIds),
  latitude: z.number(),
  longitude: z.number(),
});

/** The mean position of a cluster, and its bounding box. */
export const clusterPlace = {
  latitude: z.number(),
  longitude: z.number(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
};

/** The part of a map that is searched, and the page of its list. */
export const mapView = {
  /** The visible box. */
  ...bounds,
  /** Zoom of the map, by MapLibre's scale (tiles of 512 px); it determines which points are clustered. */
  zoom: z._default(decimal(0, 24), 12),
  page: z._default(integer(1, maximumPage), 1),
};

export const searchFacilitiesByMap = {
  query: z
    .strictObject({
      ...searchConditions,
      ...mapView,
      limit: z._default(integer(1, 100), facilitiesPerPage),
    })
    .check(...isBox, isNearStation, isNearHome),
  reply: z.object({
    /** In the box. */
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** Nearest to `commute_from` first, else to the centre of the box. */
    facilities: z.array(facilitySummary),
    /** Facilities as single points; together with the clusters' counts exactly `total`. */
    points: z.array(mapPoint),
    clusters: z.array(z.object({ facilities: z.int(), ...clusterPlace })),
  }),
};

export type MapQuery = z.output<typeof searchFacilitiesByMap.query>;
export type MapSearch = z.output<typeof searchFacilitiesByMap.reply>;
export type MapPoint = MapSearch['points'][number];
export type MapCluster = MapSearch['clusters'][number];
