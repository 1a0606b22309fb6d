import { wallClockInJapan } from '@enerabi/shared/clock';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Credentials, holdPassword, mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import { fieldRefused } from '../../identity/auth/field-refused.ts';
import { queueNotice } from '../../identity/auth/queue-notice.ts';
import { takeNamedLocks } from '../../platform/db/advisory-locks.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { accountClosedMail } from '../../platform/mail/templates/index.ts';
import { familyNames } from '../../visits/bookings/booking.queries.ts';
import { type BookingMails, tellFacility } from '../../visits/bookings/booking-mails.ts';
import { forgetWhoBooked } from '../../visits/bookings/forget-bookings.writes.ts';
import { isAhead } from '../../visits/member-bookings/member-booking.queries.ts';
import { forgetWaiting } from '../../visits/waitlist/forget-waiting.writes.ts';
import { freeCapacity } from '../../visits/waitlist/offer-capacity.ts';
import { lockAccount } from './account.queries.ts';

export interface Closing extends BookingMails {
  /** The hash that the entered password was compared with. */
  credentials: Credentials;
}

/**
 * Erases the account and its data in one transaction: visits ahead are cancelled, their capacity is released and their
 * facilities hear of it, all bookings stay without saying whose they were, and a farewell is mailed.
 * @throws ProblemError 401 `unauthorized` if the account was closed meanwhile, 422 `password_refused` on `password`
 *   if the password was changed
 */
export const closeAccountOf = (
  db: Kysely<Schema>,
  { credentials, ...mails }: Closing,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const accountId = credentials.id;
    // A booking under way is either cancelled here, or finds no account.
    await takeNamedLocks(transaction, 'bookingFamily', familyNames({ accountId }));
    const { mailaddress, cognito_sub } = await lockAccount(transaction, accountId);
    if (!(await holdPassword(transaction, credentials)))
      throw fieldRefused('password', 'password_refused', 'The password was changed.');
    const cancelled = await cancelVisits(transaction, mails, accountId, now);
    await forgetWhoBooked(transaction, sql`account_id = ${accountId}`);
    // After all bookings, as everybody else locks them.
    await freeCapacity(transaction, cancelled, now);
    await forgetWaiting(transaction, mailaddressKeyOf(mailaddress), now);
    await transaction.deleteFrom('authentication_code').where('cognito_sub', '=', cognito_sub).execute();
    await transaction.deleteFrom('account').where('id', '=', accountId).execute();
    await queueNotice(transaction, {
      recipient: mailaddress,
      content: accountClosedMail(mails.site, { closedAt: now, cancelledBookings: cancelled.length }),
      now,
    });
  });

/** Before the facility forgets who booked, it hears of it. @returns their slots; a deleted one is null */
async function cancelVisits(
  transaction: Transaction<Schema>,
  mails: BookingMails,
  accountId: number,
  now: Date,
): Promise<(number | null)[]> {
  const { rows } = await sql<{ id: number; visit_slot_id: number | null }>`
    update booking set cancelled_at = ${now}
    where account_id = ${accountId} and ${isAhead(wallClockInJapan(now))} returning id, visit_slot_id
  `.execute(transaction);
  for (const { id } of rows)
    await tellFacility(transaction, mails, { bookingId: id, event: 'cancelled' }, now);
  return rows.map(({ visit_slot_id }) => visit_slot_id);
}
