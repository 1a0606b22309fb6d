import type { Moment } from '@enerabi/shared/clock';
import type { VisitsOfCorporation } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isFacilityOf } from '../../catalogue/corporations/corporation.queries.ts';
import { facilityName } from '../../catalogue/facilities/facility-name.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { isBookable } from './bookable.ts';

export interface CorporationSlotsQuery extends Moment {
  /** Path name of the operator. */
  of: string;
  limit: number;
}

const takesBookings = (of: string): RawBuilder<unknown> =>
  sql`${isFacilityOf(of)} and facility.tour_acceptance = 'slots'`;

/** Reads the soonest slots of each facility from its own index, and the soonest of all from these. */
export const corporationSlotsQuery = ({
  of,
  limit,
  ...moment
}: CorporationSlotsQuery): RawBuilder<VisitsOfCorporation['visit_slots'][number]> => sql`
  select ${wallClockText(sql`slot.starts_at`)} as starts_at, ${wallClockText(sql`slot.ends_at`)} as ends_at,
    slot.child_class_ids, slot.families_left, slot.capacity,
    ${wallClockText(sql`slot.book_by at time zone 'Asia/Tokyo'`)} as book_by, ${facilityName} as facility
  from facility cross join lateral (
    select * from visit_slot slot where slot.facility_id = facility.id and ${isBookable(moment)}
    order by slot.starts_at limit ${limit}
  ) slot
  where ${takesBookings(of)} order by slot.starts_at, slot.ends_at, slot.id limit ${limit}
`;

/** The soonest slots of an operator's facilities that can be booked, and how many facilities have any. */
export async function findCorporationSlots(
  db: Kysely<Schema>,
  query: CorporationSlotsQuery,
): Promise<VisitsOfCorporation> {
  const { rows: visit_slots } = await corporationSlotsQuery(query).execute(db);
  const { rows } = await sql<{ facilities: number }>`
    select count(*) as facilities from facility
    where ${takesBookings(query.of)}
      and exists (select from visit_slot slot where slot.facility_id = facility.id and ${isBookable(query)})
  `.execute(db);
  return { facilities: rows[0]?.facilities ?? 0, visit_slots };
}
