import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Five stations among the facilities of `anyFacility`. @returns their ids */
export async function addStations(db: Kysely<Schema>): Promise<number[]> {
  await sql`insert into source (name) values ('路線図') on conflict do nothing`.execute(db);
  await sql`insert into railway_line (operator, name) values ('テスト鉄道', '本線')`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into railway_station (line_id, prefecture_code, name, search_name, latitude, longitude, source_id)
    select line.id, '130001', 'S' || at, 's' || at, 35.6 + at * 0.02, 139.6 + at * 0.03, source.id
    from generate_series(0, 4) at, railway_line line, source where source.name = '路線図'
    returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}
