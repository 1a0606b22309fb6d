import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A name with its position, and its weight for the choice of labels. */
export interface NamedPlace {
  name: string;
  latitude: number;
  longitude: number;
  weight: number;
}

/** Every municipality that has published facilities, at their mean position; its weight is their number. */
export async function findMunicipalities(db: Kysely<Schema>): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select min(municipality_name) as name, avg(latitude) as latitude, avg(longitude) as longitude,
      count(*)::int as weight
    from facility
    where is_published and latitude is not null and longitude is not null
    group by municipality_code
    order by weight desc, municipality_code
  `.execute(db);
  return rows;
}

/** Every station once; its weight is the number of its lines. Stations of one name in one prefecture count as one. */
export async function findStationNames(db: Kysely<Schema>): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select name, avg(latitude) as latitude, avg(longitude) as longitude, count(*)::int as weight
    from railway_station
    group by prefecture_code, name
    order by weight desc, prefecture_code, name
  `.execute(db);
  return rows;
}

/** A line with the positions of all its stations, in no order. */
export interface LineStations {
  name: string;
  stations: { latitude: number; longitude: number }[];
}

export async function findLineStations(db: Kysely<Schema>): Promise<LineStations[]> {
  const { rows } = await sql<LineStations>`
    select line.name,
      json_agg(json_build_object('latitude', station.latitude, 'longitude', station.longitude)
        order by station.id) as stations
    from railway_station station join railway_line line on line.id = station.line_id
    group by line.id
    order by count(*) desc, line.id
  `.execute(db);
  return rows;
}
