import { wallClockInJapan } from '@enerabi/shared/clock';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type BookingMails, queueBookingMails } from '../bookings/booking-mails.ts';
import { freeCapacity } from '../waitlist/offer-capacity.ts';
import { BookingError } from './booking-error.ts';
import { type BookingOwner, isOwn } from './booking-owner.ts';
import { isAhead, isCancellable } from './member-booking.queries.ts';

export interface Cancelling extends BookingMails {
  owner: BookingOwner;
}

/**
 * Cancels a visit, releases its capacity and mails the family and the facility, in one transaction. Idempotent: of
 * concurrent requests only the first one cancels.
 * @throws ProblemError 404 `booking_not_found` if they have no such booking, 409 `too_late_to_cancel`
 */
export const cancelBookingOf = (
  db: Kysely<Schema>,
  { owner, ...mails }: Cancelling,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ visit_slot_id: number | null }>`
      update booking set cancelled_at = ${now}
      where ${isOwn(owner)} and ${isCancellable(now)}
      returning visit_slot_id
    `.execute(transaction);
    const [cancelled] = rows;
    if (!cancelled) return refuseUnlessCancelled(transaction, owner);
    await queueBookingMails(transaction, mails, { bookingId: owner.bookingId, event: 'cancelled' }, now);
    await freeCapacity(transaction, [cancelled.visit_slot_id], now);
  });

/**
 * Cancels a visit that a family gave up by telephone, also after its deadline. @param reference as mails name it
 * @returns whose visit at which facility it was
 * @throws BookingError if there is no such visit, it is cancelled already, or it is over
 */
export const cancelByReference = (
  db: Kysely<Schema>,
  { reference, ...mails }: BookingMails & { reference: string },
  now: Date,
): Promise<CancelledBooking> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<CancelledBooking & { id: number; visit_slot_id: number | null }>`
      update booking set cancelled_at = ${now} from facility
      where facility.id = booking.facility_id and booking.reference = ${reference}
        and ${isAhead(wallClockInJapan(now))}
      returning booking.id, booking.visit_slot_id, booking.reference, facility.path_name as facility,
        ${wallClockText(sql`booking.starts_at`)} as starts_at
    `.execute(transaction);
    const [row] = rows;
    if (!row) throw new BookingError(`There is no visit ahead with the number ${reference}.`);
    const { id: bookingId, visit_slot_id, ...cancelled } = row;
    await queueBookingMails(transaction, mails, { bookingId, event: 'cancelled' }, now);
    await freeCapacity(transaction, [visit_slot_id], now);
    return cancelled;
  });

export interface CancelledBooking {
  reference: string;
  /** Path name. */
  facility: string;
  /** Wall clock in Japan. */
  starts_at: string;
}

async function refuseUnlessCancelled(transaction: Transaction<Schema>, owner: BookingOwner): Promise<void> {
  const own = await transaction
    .selectFrom('booking')
    .select('cancelled_at')
    .where(isOwn(owner))
    .executeTakeFirst();
  const { cancelled_at } = orNotFound('booking', owner.bookingId, own);
  if (!cancelled_at)
    throw new ProblemError(409, 'too_late_to_cancel', 'The visit can no longer be cancelled here.');
}
