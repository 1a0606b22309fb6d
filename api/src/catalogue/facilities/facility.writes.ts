import type { Source } from '@enerabi/shared/contract';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { corporationKey, writeCorporations } from '../corporations/corporation.writes.ts';
import { type FacilityRow, searchRow } from './facility.row.ts';

export interface ChangedFacility {
  record: FacilityRecord;
  row: FacilityRow;
}

type SourceRecord = Pick<Source, 'name' | 'url' | 'licence'>;

/**
 * Writes records that are new or differ, with their dependent rows.
 * @returns the number of new ones
 */
export async function writeFacilities(
  db: Transaction<Schema>,
  changed: readonly ChangedFacility[],
): Promise<number> {
  const corporations = await writeCorporations(
    db,
    changed.map(({ record }) => record.corporation),
  );
  const sources = await writeSources(db, changed);
  const rows = changed.map(({ record, row }) => ({
    ...row,
    corporation_id: record.corporation
      ? (corporations.get(corporationKey(record.corporation)) ?? null)
      : null,
  }));
  const written = await upsertFacilities(db, rows);
  const idOf = ({ row }: ChangedFacility) =>
    written.ids.get(`${row.import_municipality_code} ${row.import_id}`);
  await upsertSearch(db, changed, idOf);
  await replaceStations(db, changed, idOf);
  await replaceSources(db, changed, idOf, sources);
  await replacePhotos(db, changed, idOf);
  await upsertVacancies(db, changed, idOf, sources);
  return written.created;
}

type IdOf = (facility: ChangedFacility) => number | undefined;

const sourceKey = ({ name, url, licence }: SourceRecord) => JSON.stringify([name, url, licence]);

async function writeSources(db: Transaction<Schema>, changed: readonly ChangedFacility[]) {
  const byKey = new Map<string, SourceRecord>();
  for (const { record } of changed) {
    for (const source of record.sources) byKey.set(sourceKey(source), source);
    for (const { source } of record.vacancies ?? []) byKey.set(sourceKey(source), source);
  }
  const rows = JSON.stringify(
    [...byKey].sort(([first], [second]) => (first < second ? -1 : 1)).map(([, row]) => row),
  );
  await sql`
    insert into source (name, url, licence)
    select name, url, licence from jsonb_populate_recordset(null::source, ${rows}) on conflict do nothing
  `.execute(db);
  const { rows: found } = await sql<SourceRecord & { id: number }>`
    select source.id, source.name, source.url, source.licence
    from source join jsonb_populate_recordset(null::source, ${rows}) wanted
      on (source.name, source.url, source.licence) is not distinct from (wanted.name, wanted.url, wanted.licence)
  `.execute(db);
  return new Map(found.map((row) => [sourceKey(row), row.id]));
}

async function upsertFacilities(db: Transaction<Schema>, rows: readonly object[]) {
  const names = Object.keys(rows[0] ?? {});
  const saved = new Set(['import_municipality_code', 'import_id', 'path_name']);
  const columns = sql.raw(names.join(', '));
  const changes = names.filter((name) => !saved.has(name)).map((name) => `${name} = excluded.${name}`);
  const { rows: written } = await sql<{ id: number; key: string; is_new: boolean }>`
    insert into facility (${columns})
    select ${columns} from jsonb_populate_recordset(null::facility, ${JSON.stringify(rows)})
    order by import_municipality_code, import_id
    on conflict (import_municipality_code, import_id)
    do update set ${sql.raw(changes.join(', '))}, updated_at = now()
    returning id, import_municipality_code || ' ' || import_id as key, xmax = 0 as is_new
  `.execute(db);
  return {
    ids: new Map(written.map(({ key, id }) => [key, id])),
    created: written.filter(({ is_new }) => is_new).length,
  };
}

async function upsertSearch(db: Transaction<Schema>, changed: readonly ChangedFacility[], idOf: IdOf) {
  const rows = changed.map((facility) => ({ facility_id: idOf(facility), ...searchRow(facility.record) }));
  await sql`
    insert into facility_search (facility_id, search_name, search_text)
    select facility_id, search_name, search_text
    from jsonb_populate_recordset(null::facility_search, ${JSON.stringify(rows)})
    on conflict (facility_id) do update set
      search_name = excluded.search_name, search_text = excluded.search_text
  `.execute(db);
}

async function replaceStations(db: Transaction<Schema>, changed: readonly ChangedFacility[], idOf: IdOf) {
  const rows = changed.flatMap((facility) =>
    (facility.record.stations ?? []).map((station, position) => ({
      facility_id: idOf(facility),
      position,
      ...station,
    })),
  );
  await sql`delete from facility_station where facility_id = any(${changed.map(idOf)}::integer[])`.execute(
    db,
  );
  if (rows.length === 0) return;
  await sql`
    insert into facility_station
    select * from jsonb_populate_recordset(null::facility_station, ${JSON.stringify(rows)})
  `.execute(db);
}

async function replaceSources(
  db: Transaction<Schema>,
  changed: readonly ChangedFacility[],
  idOf: IdOf,
  sources: ReadonlyMap<string, number>,
) {
  const rows = changed.flatMap((facility) =>
    facility.record.sources.map((source, position) => ({
      facility_id: idOf(facility),
      position,
      source_id: sources.get(sourceKey(source)),
      as_of: source.as_of,
      facts: source.facts,
    })),
  );
  await sql`delete from facility_source where facility_id = any(${changed.map(idOf)}::integer[])`.execute(db);
  await sql`
    insert into facility_source
    select * from jsonb_populate_recordset(null::facility_source, ${JSON.stringify(rows)})
  `.execute(db);
}

async function replacePhotos(db: Transaction<Schema>, changed: readonly ChangedFacility[], idOf: IdOf) {
  const rows = changed.flatMap((facility) =>
    (facility.record.photos ?? []).map((photo, position) => ({
      facility_id: idOf(facility),
      position,
      ...photo,
    })),
  );
  await sql`delete from facility_photo where facility_id = any(${changed.map(idOf)}::integer[])`.execute(db);
  if (rows.length === 0) return;
  await sql`
    insert into facility_photo
    select * from jsonb_populate_recordset(null::facility_photo, ${JSON.stringify(rows)})
  `.execute(db);
}

async function upsertVacancies(
  db: Transaction<Schema>,
  changed: readonly ChangedFacility[],
  idOf: IdOf,
  sources: ReadonlyMap<string, number>,
) {
  const rows = changed.flatMap((facility) =>
    (facility.record.vacancies ?? []).flatMap(({ as_of, source, classes }) =>
      classes.map((one) => ({
        facility_id: idOf(facility),
        as_of,
        source_id: sources.get(sourceKey(source)),
        ...one,
      })),
    ),
  );
  if (rows.length === 0) return;
  await sql`
    insert into vacancy
    select * from jsonb_populate_recordset(null::vacancy, ${JSON.stringify(rows)})
    on conflict (facility_id, as_of, child_class_id) do update set
      accepted = excluded.accepted, mark = excluded.mark, waiting = excluded.waiting,
      enrolled = excluded.enrolled, source_id = excluded.source_id
  `.execute(db);
}
