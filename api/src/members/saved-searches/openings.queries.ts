import type { Moment } from '@enerabi/shared/clock';
import type { ChildClassId } from '@enerabi/shared/constants';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { isBookable } from '../../visits/slots/bookable.ts';
import type { ArrivalWindow } from './arrival.queries.ts';

/** A published facility with the classes that have a place by its newest figures. */
export const findOpenings = (db: Kysely<Schema>, pathName: string) =>
  db
    .selectFrom('facility')
    .innerJoin('facility_search as search', 'search.facility_id', 'facility.id')
    .select([
      'facility.id',
      'path_name',
      'name',
      'facility_type',
      'prefecture_code',
      'municipality_name',
      'updated_on',
      'is_demo',
      'vacancy_as_of',
      'vacant_class_ids',
    ])
    .where('path_name', '=', pathName)
    .where('is_published', '=', true)
    .executeTakeFirst();

/**
 * Visits that were published in the window and can be booked now, the soonest first, `YYYY-MM-DD HH:mm:ss` in Japan.
 * @param childClass visits for other classes alone are left out
 */
export async function findPublishedVisits(
  db: Kysely<Schema>,
  { id, childClass }: { id: number; childClass: ChildClassId | null },
  { after, until }: ArrivalWindow,
  moment: Pick<Moment, 'now' | 'clock'>,
): Promise<string[]> {
  const publishedAt = sql`greatest(slot.created_at, slot.opens_at)`;
  const { rows } = await sql<{ starts_at: string }>`
    select ${wallClockText(sql`slot.starts_at`)} as starts_at from visit_slot slot
    where slot.facility_id = ${id} and ${publishedAt} > ${after} and ${publishedAt} <= ${until}
      and ${isBookable(moment)}
      and (${childClass}::smallint is null or slot.child_class_ids = '{}' or ${childClass}::smallint = any(slot.child_class_ids))
    order by slot.starts_at
  `.execute(db);
  return rows.map(({ starts_at }) => starts_at);
}

/** The classes with a place now, for a row `saved_search` of this collection; null for those of others. */
export const seenNow: RawBuilder<ChildClassId[] | null> = sql`(
  select search.vacant_class_ids from facility join facility_search search on search.facility_id = facility.id
  where saved_search.collection = 'openings' and facility.path_name = saved_search.conditions ->> 'facility'
)`;
