import type { Moment } from '@enerabi/shared/clock';
import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';

/** Several months of a facility that has visits every hour; beyond it nobody plans. */
const mostListed = 1_000;

export interface NamedFacility {
  facility_number?: string | undefined;
  facility_id?: number | undefined;
}

/** The published facility of that number and id; of several with one number, the first one that takes bookings. */
export async function findFacilityOfSlots(
  db: Kysely<Schema>,
  { facility_number, facility_id }: NamedFacility,
): Promise<{ id: number } | undefined> {
  let query = db.selectFrom('facility').select('id').where('is_published', '=', true);
  if (facility_number) query = query.where('facility_number', '=', facility_number);
  if (facility_id !== undefined) query = query.where('id', '=', facility_id);
  return query.orderBy(sql`tour_acceptance <> 'slots'`).orderBy('id').limit(1).executeTakeFirst();
}

const inJapan = (instant: RawBuilder<unknown>) => wallClockText(sql`${instant} at time zone 'Asia/Tokyo'`);

/** A facility's slots whose booking is not over, full ones included; none where visits are not booked. */
export async function findAvailableTimes(
  db: Kysely<Schema>,
  facilityId: number,
  { now, clock }: Pick<Moment, 'now' | 'clock'>,
): Promise<AvailableTimeSlot[]> {
  const { rows } = await sql<AvailableTimeSlot>`
    select slot.id as visit_slot_id, ${wallClockText(sql`slot.starts_at`)} as starts_at,
      ${wallClockText(sql`slot.ends_at`)} as ends_at, slot.child_class_ids, slot.families_left, slot.capacity,
      slot.max_persons, slot.max_children,
      case when slot.opens_at > ${now}::timestamptz then ${inJapan(sql`slot.opens_at`)} end as opens_at,
      ${inJapan(sql`slot.book_by`)} as book_by, ${inJapan(sql`slot.cancel_by`)} as cancel_by
    from visit_slot slot join facility on facility.id = slot.facility_id
    where slot.facility_id = ${facilityId} and facility.tour_acceptance = 'slots'
      and slot.starts_at > ${clock}::timestamp and slot.book_by > ${now}::timestamptz
    order by slot.starts_at, slot.id limit ${mostListed}
  `.execute(db);
  return rows;
}
