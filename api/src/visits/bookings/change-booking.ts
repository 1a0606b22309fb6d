import { wallClockInJapan } from '@enerabi/shared/clock';
import type { BookedVisit, BookVisit } from '@enerabi/shared/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { takeNamedLocks } from '../../platform/db/advisory-locks.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type BookingOwner, isOwn } from '../member-bookings/booking-owner.ts';
import { lockSlots } from '../slots/slot-capacity.queries.ts';
import { freeCapacity } from '../waitlist/offer-capacity.ts';
import { copy } from './booking.copy.ts';
import {
  familyNames,
  findBookedFacility,
  findSlotAt,
  findVisitsAhead,
  type SlotRow,
} from './booking.queries.ts';
import { takeCapacity } from './booking.writes.ts';
import { type BookingMails, queueBookingMails } from './booking-mails.ts';
import { bookedReply, refused, unlessRefused } from './booking-reply.ts';
import { birthdaysOf } from './booking-values.rules.ts';

export interface ChangingBooking extends BookingMails {
  owner: BookingOwner;
  /** Wall clock in Japan. */
  startsAt: string;
}

/**
 * Moves a visit to another time, in one transaction: it takes the new capacity and releases the old
 * one, or nothing changes.
 * @throws ProblemError as in the contract
 */
export const changeBookingOf = (
  db: Kysely<Schema>,
  { owner, startsAt, ...mails }: ChangingBooking,
  now: Date,
): Promise<BookedVisit> =>
  db.transaction().execute(async (transaction) => {
    const { bookingId, accountId } = owner;
    const known = orNotFound('booking', bookingId, await ownBooking(transaction, owner));
    const family = { accountId: accountId ?? undefined, contactKey: known.contact_key };
    await takeNamedLocks(transaction, 'bookingFamily', familyNames(family));
    const booking = orNotFound('booking', bookingId, await ownBooking(transaction, owner, true));
    if (booking.cancelled_at) throw new ProblemError(409, 'booking_cancelled', 'The visit was cancelled.');
    if (booking.starts_at === startsAt) return bookedReply(copy.changed, booking.reference, booking);
    if (booking.cancel_by < now)
      throw new ProblemError(409, 'too_late_to_change', 'The visit can no longer be changed here.');
    const { facility_id, visit_slot_id: old } = booking;
    const wanted = await findSlotAt(transaction, facility_id, startsAt);
    await lockSlots(
      transaction,
      [wanted?.id, old].filter((id) => typeof id === 'number'),
    );
    const facility = await findBookedFacility(transaction, facility_id, null);
    const asked = {
      facility: orNotFound('facility', facility_id, facility),
      slot: await findSlotAt(transaction, facility_id, startsAt),
      others: await findVisitsAhead(transaction, family, { clock: wallClockInJapan(now) }, bookingId),
      birthdays: birthdaysOf(booking),
      party: booking,
      admissionDate: booking.desired_admission_date,
    };
    const slot = unlessRefused(asked, now);
    await move(transaction, bookingId, slot, now);
    await queueBookingMails(transaction, mails, { bookingId, event: 'changed' }, now);
    if (!(await takeCapacity(transaction, slot.id, now))) throw refused('slot_full', slot);
    await freeCapacity(transaction, [old], now);
    return bookedReply(copy.changed, booking.reference, slot);
  });

interface OwnBooking
  extends Pick<
      BookVisit,
      | 'facility_id'
      | 'child_birthday_1'
      | 'child_birthday_2'
      | 'child_birthday_3'
      | 'desired_admission_date'
      | 'person_number'
      | 'child_number'
    >,
    Pick<SlotRow, 'starts_at' | 'ends_at' | 'cancel_by'> {
  reference: string;
  visit_slot_id: number | null;
  contact_key: string;
  cancelled_at: Date | null;
}

/** @param isLocked against other changes, until the transaction ends */
async function ownBooking(
  transaction: Transaction<Schema>,
  owner: BookingOwner,
  isLocked = false,
): Promise<OwnBooking | undefined> {
  const { rows } = await sql<OwnBooking>`
    select reference, visit_slot_id, facility_id, contact_key, ${wallClockText(sql`starts_at`)} as starts_at,
      ${wallClockText(sql`ends_at`)} as ends_at, cancel_by, cancelled_at, child_birthday_1, child_birthday_2,
      child_birthday_3, desired_admission_date, person_number, child_number
    from booking where ${isOwn(owner)} ${isLocked ? sql`for update` : sql``}
  `.execute(transaction);
  return rows[0];
}

const move = (transaction: Transaction<Schema>, bookingId: number, slot: SlotRow, now: Date) =>
  transaction
    .updateTable('booking')
    .set(({ eb }) => ({
      visit_slot_id: slot.id,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      cancel_by: slot.cancel_by,
      revision: eb('revision', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', bookingId)
    .execute();
