import type { StationRecord } from '@enerabi/shared/server/records';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export interface KnownStation extends StationRecord {
  id: number;
  is_demo: boolean;
  source_name: string;
  source_licence: string | null;
}

/** Every station in the database; none if the schema is older than stations, as in a dry run. */
export async function knownStations(db: Kysely<Schema>): Promise<KnownStation[]> {
  const { rows: tables } = await sql<{
    is_there: boolean;
  }>`select to_regclass('railway_station') is not null as is_there`.execute(db);
  if (!tables[0]?.is_there) return [];
  const { rows } = await sql<KnownStation>`
    select station.id, line.operator, line.name as line, station.name, station.prefecture_code, station.latitude,
      station.longitude, station.line_order, station.is_demo, source.name as source_name,
      source.licence as source_licence
    from railway_station station
    join railway_line line on line.id = station.line_id
    join source on source.id = station.source_id
  `.execute(db);
  return rows;
}
