import { searchText } from '@enerabi/shared/japanese';
import type { StationRecord } from '@enerabi/shared/server/records';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { StationSource } from './compare-stations.ts';

/** Writes records of one source, each key once: creates new ones and updates others under their ids. */
export async function writeStations(
  db: Transaction<Schema>,
  records: readonly StationRecord[],
  { source, isDemo }: { source: StationSource; isDemo: boolean },
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map((record) => ({ ...record, search_name: searchText(record.name) }));
  const written = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) written (operator text, line text, name text,
      prefecture_code text, latitude float8, longitude float8, line_order int, search_name text)
  `;
  await sql`
    insert into railway_line (operator, name)
    select distinct operator, line from ${written}
    where not exists (select from railway_line there where (there.operator, there.name) = (written.operator, written.line))
    order by 1, 2
  `.execute(db);
  const sourceId = await sourceIdOf(db, source);
  const incoming = sql`
    (select line.id as line_id, written.* from ${written}
      join railway_line line on line.operator = written.operator and line.name = written.line) incoming
  `;
  await sql`
    update railway_station station set latitude = incoming.latitude, longitude = incoming.longitude,
      line_order = incoming.line_order, search_name = incoming.search_name, source_id = ${sourceId}, is_demo = ${isDemo}
    from ${incoming} where ${isSameStation}
  `.execute(db);
  await sql`
    insert into railway_station (line_id, prefecture_code, name, search_name, latitude, longitude, line_order,
      source_id, is_demo)
    select line_id, prefecture_code, name, search_name, latitude, longitude, line_order, ${sourceId}::int, ${isDemo}::boolean
    from ${incoming} where not exists (select from railway_station station where ${isSameStation})
    order by prefecture_code, line_id, line_order
  `.execute(db);
}

const isSameStation: RawBuilder<boolean> = sql`
  (station.line_id, station.prefecture_code, station.name) = (incoming.line_id, incoming.prefecture_code, incoming.name)
`;

async function sourceIdOf(db: Transaction<Schema>, { name, url, licence }: StationSource): Promise<number> {
  await sql`insert into source (name, url, licence) values (${name}, ${url}, ${licence}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    select id from source where name = ${name} and url is not distinct from ${url}::text
      and licence is not distinct from ${licence}::text
  `.execute(db);
  return (rows[0] as { id: number }).id;
}
