import type { NearbyFacility } from '@enerabi/shared/contract';
import { earthRadius, type Place } from '@enerabi/shared/geography';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { boxOfCircle, isNearJapan } from './nearby.rules.ts';
import { type SummaryRow, summaryColumns, summaryOf } from './summary.row.ts';

export interface NearbyQuery {
  latitude: number;
  longitude: number;
  limit: number;
  /** Only facilities that take visits, in whatever way. */
  acceptsTour: boolean;
}

type Row = SummaryRow & { distance_m: number };

/** Great-circle distance in whole metres on a sphere of the earth's mean radius (haversine). */
export const distanceFrom = ({ latitude, longitude }: Place): RawBuilder<number> => sql`
  round(2 * ${sql.lit(earthRadius)} * asin(least(1, sqrt(
    sin(radians(facility.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(facility.latitude))
    * sin(radians(facility.longitude - ${longitude}::float8) / 2) ^ 2
  ))))::integer
`;

const eligible = ({ acceptsTour }: NearbyQuery) =>
  acceptsTour
    ? sql`is_published and latitude is not null and tour_acceptance <> 'none'`
    : sql`is_published and latitude is not null`;

/** The plane of the index `facility_by_place` (migration 3). */
const scale = 0.81;
const place = sql`point(facility.longitude * ${sql.lit(scale)}, facility.latitude)`;

/** Order of facilities by their distance on that plane. */
export const nearestOnPlane = ({ latitude, longitude }: Place): RawBuilder<unknown> =>
  sql`${place} <-> point(${longitude}::float8 * ${sql.lit(scale)}, ${latitude}::float8)`;

/**
 * The nearest facilities, nearest first, as the crow flies. The index measures on a plane: the nearest ones on the
 * plane determine a circle, and all facilities within that circle on the globe are compared.
 */
export async function findNearby(db: Kysely<Schema>, query: NearbyQuery): Promise<NearbyFacility[]> {
  // Beyond this distance the plane is too inaccurate: every facility would be compared.
  if (!isNearJapan(query)) return [];
  const { rows } = await reachQuery(query).execute(db);
  const reach = rows[0]?.reach ?? null;
  return reach === null ? [] : findWithin(db, query, reach);
}

/** The distance of the last of the nearest ones on the plane, in metres. */
export const reachQuery = (query: NearbyQuery): RawBuilder<{ reach: number | null }> => sql`
  select max(distance_m) as reach from (
    select ${distanceFrom(query)} as distance_m from facility where ${eligible(query)}
    order by ${nearestOnPlane(query)} limit ${query.limit}
  ) nearest
`;

/** @param reach in metres */
export async function findWithin(
  db: Kysely<Schema>,
  query: NearbyQuery,
  reach: number,
): Promise<NearbyFacility[]> {
  return (await withinQuery(query, reach).execute(db)).rows.map(summaryOf);
}

/** @param reach in metres */
export function withinQuery(query: NearbyQuery, reach: number): RawBuilder<Row> {
  // Distances are whole metres: rounding can add half a metre.
  const { south, north, west, east } = boxOfCircle(query, reach + 1);
  return sql<Row>`
    with near as materialized (
      select id, ${distanceFrom(query)} as distance_m from facility
      where ${eligible(query)}
        and ${place} <@ box(point(${west * scale}::float8, ${south}::float8), point(${east * scale}::float8, ${north}::float8))
    ),
    nearest as (select * from near where distance_m <= ${reach} order by distance_m, id limit ${query.limit})
    select ${summaryColumns}, nearest.distance_m
    from nearest join facility on facility.id = nearest.id order by nearest.distance_m, facility.id
  `;
}
