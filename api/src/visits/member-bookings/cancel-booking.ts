import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type BookingMails, queueBookingMails } from '../bookings/booking-mails.ts';
import { releaseCapacity } from '../slots/slot-capacity.queries.ts';
import { isCancellable } from './member-booking.queries.ts';

export interface Cancelling extends BookingMails {
  accountId: number;
  bookingId: number;
}

/**
 * Cancels a visit of the member, releases its capacity and mails the member and the facility, in one transaction. Idempotent: of
 * concurrent requests only the first one cancels.
 * @throws ProblemError 404 `booking_not_found` if the member has no booking with that number, 409
 *   `too_late_to_cancel`
 */
export const cancelBookingOf = (
  db: Kysely<Schema>,
  { accountId, bookingId, ...mails }: Cancelling,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ visit_slot_id: number | null }>`
      update booking set cancelled_at = ${now}
      where id = ${bookingId} and account_id = ${accountId} and ${isCancellable(now)}
      returning visit_slot_id
    `.execute(transaction);
    const [cancelled] = rows;
    if (!cancelled) return refuseUnlessCancelled(transaction, accountId, bookingId);
    await queueBookingMails(transaction, mails, { bookingId, event: 'cancelled' }, now);
    await releaseCapacity(transaction, [cancelled.visit_slot_id]);
  });

async function refuseUnlessCancelled(
  transaction: Transaction<Schema>,
  accountId: number,
  bookingId: number,
): Promise<void> {
  const own = await transaction
    .selectFrom('booking')
    .select('cancelled_at')
    .where('id', '=', bookingId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { cancelled_at } = orNotFound('booking', bookingId, own);
  if (!cancelled_at)
    throw new ProblemError(409, 'too_late_to_cancel', 'The visit can no longer be cancelled here.');
}
