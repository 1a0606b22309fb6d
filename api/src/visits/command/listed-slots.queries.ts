import type { ChildClassId } from '@enerabi/shared/constants';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';

/** A slot with how its capacity is accounted for. Times are wall clocks in Japan. */
export interface ListedSlot {
  starts_at: string;
  ends_at: string;
  child_class_ids: ChildClassId[];
  capacity: number;
  families_left: number;
  /** Families with a booking. */
  booked: number;
  reserved_elsewhere: number;
  opens_at: string | null;
  book_by: string;
  cancel_by: string;
  /** Booking is over. */
  is_over: boolean;
}

const inJapan = (instant: RawBuilder<unknown>) => wallClockText(sql`${instant} at time zone 'Asia/Tokyo'`);

/** A facility's slots of some days, both ends included, by time. */
export async function findListedSlots(
  db: Kysely<Schema>,
  facility: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<ListedSlot[]> {
  const { rows } = await sql<ListedSlot>`
    select ${wallClockText(sql`slot.starts_at`)} as starts_at, ${wallClockText(sql`slot.ends_at`)} as ends_at,
      slot.child_class_ids, slot.capacity, slot.families_left, slot.reserved_elsewhere,
      (select count(*) from booking where booking.visit_slot_id = slot.id and booking.cancelled_at is null)::integer
        as booked,
      ${inJapan(sql`slot.opens_at`)} as opens_at, ${inJapan(sql`slot.book_by`)} as book_by,
      ${inJapan(sql`slot.cancel_by`)} as cancel_by, slot.book_by <= ${now} as is_over
    from visit_slot slot join facility on facility.id = slot.facility_id
    where facility.path_name = ${facility} and slot.starts_at >= ${from}::date and slot.starts_at < ${to}::date + 1
    order by slot.starts_at
  `.execute(db);
  return rows;
}
