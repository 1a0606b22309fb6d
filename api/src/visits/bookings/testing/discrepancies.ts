import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** A slot whose capacity is not accounted for. */
export interface Discrepancy {
  id: number;
  capacity: number;
  families_left: number;
  reserved_elsewhere: number;
  booked: number;
}

/** Slots whose capacity is not what is left, what the facility has given away itself, and live bookings: never one. */
export async function findDiscrepancies(db: Kysely<Schema>): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    select slot.id, slot.capacity, slot.families_left, slot.reserved_elsewhere, count(booking.id) as booked
    from visit_slot slot
    left join booking on booking.visit_slot_id = slot.id and booking.cancelled_at is null
    group by slot.id
    having slot.capacity <> slot.families_left + slot.reserved_elsewhere + count(booking.id)
    order by slot.id
  `.execute(db);
  return rows;
}
