import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { bookingTimes, type FacilityTimes } from '../../visits/slots/booking-times.queries.ts';
import type { Changes } from '../index/refreshing-index.ts';
import type { FacilityDocument } from './facility-document.ts';
import { flagColumns } from './flag-columns.ts';

/** Columns of a `FacilityDocument`, from `facility` and its `facility_search`, named `search`. */
export const documentColumns = sql`
  facility.id as facility_id, search.changed_in::text::bigint as changed_in, facility.path_name, facility.name,
  facility.sort_kana, search.search_name, search.search_text, facility.prefecture_code, facility.municipality_code,
  facility.municipality_name, facility.facility_type, facility.capacity, facility.updated_on,
  (facility.created_at at time zone 'Asia/Tokyo')::date as listed_on, facility.latitude, facility.longitude,
  least(facility.weekday_open, facility.extended_open) as opens_at,
  greatest(facility.weekday_close, facility.extended_close) as closes_at,
  facility.child_class_ids, facility.accept_from_months, facility.accept_from_days, facility.services,
  ${flagColumns},
  facility.tour_acceptance = 'slots' as takes_bookings, search.vacancy_as_of, search.vacant_class_ids
`;

/** As one text: parsing thousands of rows column by column would take longer than finding them. */
const documents = (which: RawBuilder<unknown>) => sql<{ documents: FacilityDocument[] }>`
  select coalesce(json_agg(document), '[]') as documents from (
    select ${documentColumns} from facility join facility_search search on search.facility_id = facility.id
    where facility.is_published and ${which}
  ) document
`;

export const documentsQuery = (facilityIds: readonly number[]) =>
  documents(sql`facility.id = any(${facilityIds}::integer[])`);

/** The start is given for both tables, since PostgreSQL would otherwise read the second one from its first row. */
export const nextDocumentsQuery = (last: number, batch: number) =>
  documents(sql`facility.id > ${last} and search.facility_id > ${last} order by facility.id limit ${batch}`);

/** The published ones of the given facilities. */
export async function findDocuments(
  db: Kysely<Schema>,
  facilityIds: readonly number[],
): Promise<FacilityDocument[]> {
  const { rows } = await documentsQuery(facilityIds).execute(db);
  return rows[0]?.documents ?? [];
}

/**
 * All published facilities in the order of their ids, in batches. The next batch is requested before the current one
 * is returned, so that database and index work in parallel.
 */
export async function* allDocuments(db: Kysely<Schema>, batch: number): AsyncGenerator<FacilityDocument[]> {
  const after = (last: number) => nextDocumentsQuery(last, batch).execute(db);
  for (let asked = after(0); ; ) {
    const found = (await asked).rows[0]?.documents ?? [];
    const last = found.at(-1);
    if (!last) return;
    asked = after(last.facility_id);
    // If the reader stops, the promise is not awaited, and its rejection must not end the process.
    asked.catch(() => {});
    yield found;
  }
}

export interface FacilityChanges extends Changes {
  /** Facilities whose booking times have changed. */
  bookings: FacilityTimes[];
}

/** @param horizon of the last result; 0 requests only the current horizon */
export async function findChanges(db: Kysely<Schema>, horizon: number): Promise<FacilityChanges> {
  return (await changesQuery(horizon).execute(db)).rows[0] as FacilityChanges;
}

export const changesQuery = (horizon: number): RawBuilder<FacilityChanges> => {
  const since = sql`${horizon}::text::xid8`;
  return sql<FacilityChanges>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon,
      (
        select coalesce(json_agg(json_build_array(facility_id, changed_in::text::bigint)), '[]')
        from facility_search where ${horizon}::bigint > 0 and changed_in >= ${since}
      ) as changed,
      (
        select coalesce(json_agg(facility_id), '[]')
        from facility_removed where facility_id is not null and ${horizon}::bigint > 0 and removed_in >= ${since}
      ) as removed,
      (
        select coalesce(json_agg(${bookingTimes}), '[]')
        from facility_booking where ${horizon}::bigint > 0 and changed_in >= ${since}
      ) as bookings,
      (select coalesce(max(id), 0) from facility_removed where facility_id is null) as emptied
  `;
};

export async function forgetForeignTransactions(db: Kysely<Schema>): Promise<void> {
  await sql`
    update facility_search set changed_in = pg_current_xact_id()
    where changed_in >= pg_snapshot_xmax(pg_current_snapshot())
  `.execute(db);
  await sql`
    update facility_booking set changed_in = pg_current_xact_id()
    where changed_in >= pg_snapshot_xmax(pg_current_snapshot())
  `.execute(db);
  await sql`
    update facility_removed set removed_in = pg_current_xact_id()
    where removed_in >= pg_snapshot_xmax(pg_current_snapshot())
  `.execute(db);
}
