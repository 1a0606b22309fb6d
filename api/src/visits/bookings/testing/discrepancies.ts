import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** A slot whose capacity is not accounted for. */
export interface Discrepancy {
  id: number;
  capacity: number;
  families_left: number;
  reserved_elsewhere: number;
  booked: number;
  /** Held for families that wait. */
  offered: number;
}

/** Slots whose capacity is not what is left, given away by the facility, booked, and held for who waits: never one. */
export async function findDiscrepancies(db: Kysely<Schema>): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    select * from (
      select slot.id, slot.capacity, slot.families_left, slot.reserved_elsewhere,
        (select count(*) from booking where visit_slot_id = slot.id and cancelled_at is null)::integer as booked,
        (select count(*) from visit_offer where visit_slot_id = slot.id and ended_at is null)::integer as offered
      from visit_slot slot
    ) slot
    where capacity <> families_left + reserved_elsewhere + booked + offered
    order by id
  `.execute(db);
  return rows;
}
