import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Ended for requests that are under way as well: none of them lives so long. */
const underWayMs = 60_000;

/** The instant at which the booking of a slot that goes away has ended. */
export const endedAt = (now: Date): Date => new Date(now.getTime() - underWayMs);

/** Takes no more bookings for slots, which the transaction has locked. */
export const endBooking = (transaction: Transaction<Schema>, ids: readonly number[], ended: Date) =>
  sql`
    update visit_slot set book_by = ${ended} where id = any(${ids}::integer[]) and book_by > ${ended}
  `.execute(transaction);

/**
 * Deletes those whose booking has ended and that nobody has. It has to be a transaction of its own after the one that
 * ended it: a deletion waits for bookings under way, which by now find nothing to take. Before, they could have waited
 * for the deletion.
 * @returns ids of the deleted ones
 */
export async function deleteUnbooked(
  db: Kysely<Schema>,
  ids: readonly number[],
  ended: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from visit_slot slot using facility
    where facility.id = slot.facility_id and slot.id = any(${ids}::integer[]) and slot.book_by <= ${ended}
      -- What the facility has given away itself stays, and the daily renewal of demonstration data would make it anew.
      and slot.reserved_elsewhere = 0 and not facility.is_demo and not exists (
        select from booking where booking.visit_slot_id = slot.id and booking.cancelled_at is null
      ) and not exists (
        select from visit_offer offer where offer.visit_slot_id = slot.id and offer.ended_at is null
      )
    returning slot.id
  `.execute(db);
  return rows.map(({ id }) => id);
}
