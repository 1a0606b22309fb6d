import type { NearbyFacility } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { boxAround, reaches } from './nearby.rules.ts';
import { type SummaryRow, summaryColumns, summaryOf } from './summary.row.ts';

export interface NearbyQuestion {
  latitude: number;
  longitude: number;
  limit: number;
  /** Only facilities that take visits, however they are arranged. */
  acceptsTour: boolean;
}

export type NearbySearch = (db: Kysely<Schema>, question: NearbyQuestion) => Promise<NearbyFacility[]>;

/**
 * The way this database finds what is near: its nearest-neighbour index where migration 1 could make one, else boxes.
 */
export async function nearbySearch(db: Kysely<Schema>): Promise<NearbySearch> {
  const { rows } = await sql<{ indexed: boolean }>`
    select to_regclass('facility_by_distance') is not null as indexed
  `.execute(db);
  return rows[0]?.indexed ? nearestByIndex : nearestByBoxes;
}

type Row = SummaryRow & { distance_m: number };

/** Great-circle distance in whole metres on a sphere of the earth's mean radius (haversine). */
const distance = ({ latitude, longitude }: NearbyQuestion): RawBuilder<number> => sql`
  round(2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(facility.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(facility.latitude))
    * sin(radians(facility.longitude - ${longitude}::float8) / 2) ^ 2
  ))))::integer
`;

const eligible = ({ acceptsTour }: NearbyQuestion) =>
  acceptsTour
    ? sql`is_published and latitude is not null and tour_acceptance <> 'none'`
    : sql`is_published and latitude is not null`;

export const nearestByIndex: NearbySearch = async (db, question) => {
  const { latitude, longitude, limit } = question;
  const { rows } = await sql<Row>`
    with nearest as materialized (
      select id from facility where ${eligible(question)}
      order by ll_to_earth(latitude, longitude) <-> ll_to_earth(${latitude}::float8, ${longitude}::float8)
      limit ${limit}
    )
    select ${summaryColumns}, ${distance(question)} as distance_m
    from nearest join facility on facility.id = nearest.id order by distance_m, facility.id
  `.execute(db);
  return rows.map(summaryOf);
};

/** A B-tree and nothing else: wider and wider boxes, until as many are found as can lie no further than the box. */
export const nearestByBoxes: NearbySearch = async (db, question) => {
  for (const reach of reaches) {
    const box = boxAround(question, reach);
    const { rows } = await sql<Row>`
      with near as materialized (
        select id, ${distance(question)} as distance_m from facility
        where ${eligible(question)} and latitude between ${box.south} and ${box.north}
          and longitude between ${box.west} and ${box.east}
      ),
      nearest as (select * from near where distance_m <= ${reach} order by distance_m, id limit ${question.limit})
      select ${summaryColumns}, nearest.distance_m
      from nearest join facility on facility.id = nearest.id order by nearest.distance_m, facility.id
    `.execute(db);
    if (rows.length === question.limit || reach === reaches.at(-1)) return rows.map(summaryOf);
  }
  return [];
};
