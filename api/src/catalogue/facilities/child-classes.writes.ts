import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Without a more specific fact, the newest figures determine a facility's classes; the search queries them. */
export async function followClasses(db: Kysely<Schema>, facilities: readonly number[]): Promise<void> {
  await sql`
    update facility set child_class_ids = newest.ids
    from unnest(${facilities}::integer[]) wanted (facility_id)
    join lateral (
      select array_agg(child_class_id order by child_class_id) as ids from vacancy
      where vacancy.facility_id = wanted.facility_id
        and as_of = (select max(as_of) from vacancy where vacancy.facility_id = wanted.facility_id)
        and num_nonnulls(accepted, mark, enrolled) > 0
    ) newest on newest.ids is not null
    where facility.id = wanted.facility_id and facility.capacity_by_class = '[]'
      and facility.child_class_ids is distinct from newest.ids
  `.execute(db);
}
