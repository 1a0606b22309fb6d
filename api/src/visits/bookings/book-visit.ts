import { type Moment, momentOf } from '@enerabi/shared/clock';
import type { BookedVisit, BookVisit } from '@enerabi/shared/contract';
import type { Transaction } from 'kysely';
import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { countTry } from '../../identity/throttle/attempt.queries.ts';
import { limits } from '../../identity/throttle/limits.ts';
import { tooManyAttempts } from '../../identity/throttle/throttle.ts';
import { takeNamedLocks } from '../../platform/db/advisory-locks.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { claimCall } from '../../platform/idempotency/claim-call.ts';
import { type Claim, storeReply } from '../../platform/idempotency/idempotency.queries.ts';
import { endWaiting, findOffer, takeOffer } from '../waitlist/take-offer.writes.ts';
import { copy } from './booking.copy.ts';
import {
  type Family,
  familyNames,
  findBookedFacility,
  findSlotAt,
  findVisitsAhead,
  type SlotRow,
} from './booking.queries.ts';
import { insertBooking, takeCapacity } from './booking.writes.ts';
import { type BookingMails, queueBookingMails } from './booking-mails.ts';
import { bookedReply, refused, unlessRefused } from './booking-reply.ts';
import { birthdaysOf, dayProblems } from './booking-values.rules.ts';

export interface Booking extends BookingMails {
  auth: Pick<Auth, 'countedFor'>;
}

export interface AskedBooking {
  booking: BookVisit;
  /** Undefined: a visitor's. */
  accountId: number | undefined;
  /** None if the call has no key. */
  claims: readonly Claim[];
}

/**
 * Does all that a booking does, in one transaction: claims its key, stores it, queues its mails, takes the capacity
 * and stores the reply. Either all of it is there after a crash, or nothing. Bookings of one family wait for each
 * other, so that it has one at a facility at a time.
 * @throws ProblemError as in the contract; then nothing is stored, the key included
 */
export async function bookVisitOnce(
  transaction: Transaction<Schema>,
  { auth, ...mails }: Booking,
  { booking, accountId, claims }: AskedBooking,
  now: Date,
): Promise<BookedVisit> {
  const first = await claimCall<BookedVisit>(transaction, claims, now);
  if (first) return first;
  const moment = momentOf(now);
  const family = { accountId, contactKey: mailaddressKeyOf(booking.person_contact_mail) };
  await takeNamedLocks(transaction, 'bookingFamily', familyNames(family));
  if (accountId !== undefined) await holdAccount(transaction, accountId);
  const { slot, offer } = await bookableSlot(transaction, mails.linkKey, { booking, family }, moment);
  const until = await countTry(
    transaction,
    auth.countedFor(limits.bookingsOfAddress, family.contactKey),
    now,
  );
  if (until) throw tooManyAttempts(until, now, 'too_many_bookings');
  const { id, reference } = await insertBooking(transaction, { booking, slot, accountId }, now);
  await queueBookingMails(transaction, mails, { bookingId: id, event: 'booked' }, now);
  if (!(await takeHeldOrLeft(transaction, { slot, offer }, now))) throw refused('slot_full', slot);
  await endWaiting(transaction, { facilityId: booking.facility_id, contactKey: family.contactKey }, now);
  const reply = bookedReply(copy.booked, reference, slot);
  for (const claim of claims) await storeReply(transaction, claim, reply);
  return reply;
}

/** Takes what is held for the family, or else what is left. */
const takeHeldOrLeft = async (
  transaction: Transaction<Schema>,
  { slot, offer }: BookableSlot,
  now: Date,
): Promise<boolean> =>
  (offer !== undefined && (await takeOffer(transaction, offer, now))) ||
  takeCapacity(transaction, slot.id, now);

/** Keeps the account until the transaction ends. @throws ProblemError 401 `unauthorized` if it was closed meanwhile */
async function holdAccount(transaction: Transaction<Schema>, accountId: number): Promise<void> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  if (!account) throw new ProblemError(401, 'unauthorized', 'The account was closed.');
}

interface BookableSlot {
  slot: SlotRow;
  /** What is held for the family; undefined: nothing. */
  offer: number | undefined;
}

/** @throws ProblemError if there is no such facility, or the visit cannot be booked */
async function bookableSlot(
  transaction: Transaction<Schema>,
  linkKey: Buffer,
  { booking, family }: { booking: BookVisit; family: Family },
  { now, clock, today }: Moment,
): Promise<BookableSlot> {
  const errors = dayProblems(booking, today);
  if (errors.length > 0)
    throw new ProblemError(422, 'invalid_request', errors.map(({ field }) => field).join(', '), { errors });
  const { facility_id, facility_number, desired_reservation_datetime } = booking;
  const found = await findBookedFacility(transaction, facility_id, facility_number || null);
  const facility = orNotFound('facility', facility_id, found);
  const slot = await findSlotAt(transaction, facility_id, desired_reservation_datetime, true);
  const offer = await findOffer(
    transaction,
    linkKey,
    { token: booking.waitlist_token, slotId: slot?.id },
    now,
  );
  const others = await findVisitsAhead(transaction, family, { clock });
  const bookable = unlessRefused(
    {
      facility,
      slot: offer !== undefined && slot ? { ...slot, families_left: 1 } : slot,
      others,
      birthdays: birthdaysOf(booking),
      party: booking,
      admissionDate: booking.desired_admission_date,
    },
    now,
  );
  return { slot: bookable, offer };
}
