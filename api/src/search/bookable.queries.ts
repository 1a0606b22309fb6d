import { type Kysely, sql } from 'kysely';
import type { Moment } from '../clock/moment.ts';
import type { Schema } from '../db/schema.ts';
import { isBookable } from '../visits/bookable.ts';

/** Facilities of which a visit can be booked at this moment. */
export async function findBookable(db: Kysely<Schema>, moment: Moment): Promise<number[]> {
  const { rows } = await bookableQuery(moment).execute(db);
  return rows[0]?.ids ?? [];
}

/** As one text: hundreds of thousands of rows would be taken apart one by one. */
export const bookableQuery = (moment: Moment) => sql<{ ids: number[] }>`
  select coalesce(json_agg(id), '[]') as ids from facility
  where is_published and tour_acceptance = 'slots'
    and exists (select from visit_slot slot where slot.facility_id = facility.id and ${isBookable(moment)})
`;
