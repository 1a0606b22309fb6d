import type { RailwayLine, RailwayStation } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Lines with stations in a prefecture. */
export async function findLines(db: Kysely<Schema>, area: string): Promise<RailwayLine[]> {
  const { rows } = await sql<RailwayLine>`
    select line.id as railway_line_id, line.name, line.operator, count(*)::int as stations
    from railway_station station join railway_line line on line.id = station.line_id
    where station.prefecture_code = ${area}
    group by line.id
    order by line.operator not like 'JR%', sum(count(*)) over (partition by line.operator) desc, line.operator,
      count(*) desc, line.name
  `.execute(db);
  return rows;
}

export interface StationQuery {
  railway_line_ids?: readonly number[] | undefined;
  station_ids?: readonly number[] | undefined;
  area?: string | undefined;
}

export interface StationMatch extends RailwayStation {
  source: string;
}

/** Stations of one of the lines, or the named ones: line by line in the requested order. */
export async function findStations(
  db: Kysely<Schema>,
  { railway_line_ids = [], station_ids = [], area }: StationQuery,
): Promise<StationMatch[]> {
  const { rows } = await sql<StationMatch>`
    select station.id as station_id, station.name, line.id as railway_line_id, line.name as line_name, line.operator,
      station.prefecture_code, station.latitude, station.longitude, source.name as source
    from railway_station station
    join railway_line line on line.id = station.line_id
    join source on source.id = station.source_id
    where (station.line_id = any(${railway_line_ids}::int[]) or station.id = any(${station_ids}::int[]))
      and (${area ?? null}::text is null or station.prefecture_code = ${area ?? null})
    order by array_position(${railway_line_ids}::int[], line.id), line.id, station.prefecture_code,
      station.line_order nulls last, station.name
  `.execute(db);
  return rows;
}
