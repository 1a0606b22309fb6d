import { type DemoFacility, type DemoFacilityRow, demoFacilityOf } from '@enerabi/demo/demo-facility';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/**
 * The demonstration facilities, batch by batch, in an order that does not depend on their position: the first ones,
 * which get the first numbers, are from all over the country.
 */
export async function* demoFacilities(db: Kysely<Schema>, batch: number): AsyncGenerator<DemoFacility[]> {
  const { rows: all } = await sql<{ id: number }>`
    select id from facility where is_demo and import_id like 'demo-s%' order by md5(path_name)
  `.execute(db);
  for (let from = 0; from < all.length; from += batch) {
    const ids = all.slice(from, from + batch).map(({ id }) => id);
    const { rows } = await sql<DemoFacilityRow>`
      select id, import_municipality_code, import_id, path_name, prefecture_code, name, municipality_name, address,
        ownership, (select name from corporation where corporation.id = corporation_id) as corporation_name,
        facility_type, weekday_open, weekday_close, saturday_open, tour_acceptance, extended_close, capacity_by_class, accept_from_months, accept_to_text, services, meals_note, garden_note
      from facility where id = any(${ids}::integer[]) order by md5(path_name)
    `.execute(db);
    yield rows.map(demoFacilityOf);
  }
}

/** The municipalities of the demonstration facilities. */
export async function demoMunicipalities(db: Kysely<Schema>) {
  const { rows } = await sql<{ municipality_code: string; prefecture_code: string }>`
    select distinct municipality_code, prefecture_code from facility
    where is_demo and import_id like 'demo-s%' and municipality_code is not null
    order by municipality_code
  `.execute(db);
  return rows;
}
