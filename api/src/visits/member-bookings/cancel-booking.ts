import { type Kysely, sql, type Transaction } from 'kysely';
import { queueNotice } from '../../identity/auth/queue-notice.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { bookingCancelledMail } from '../../platform/mail/templates/index.ts';
import { isCancellable } from './member-booking.queries.ts';
import { releaseCapacity } from './release-capacity.queries.ts';

export interface Cancelling {
  accountId: number;
  bookingId: number;
  site: MailSite;
}

/**
 * Cancels a visit of the member, releases its capacity and mails the member, in one transaction. Idempotent: of
 * concurrent requests only the first one cancels.
 * @throws ProblemError 404 `booking_not_found` if the member has no booking with that number, 409
 *   `too_late_to_cancel`
 */
export const cancelBookingOf = (
  db: Kysely<Schema>,
  { accountId, bookingId, site }: Cancelling,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Cancelled>`
      update booking set cancelled_at = ${now}
      from account, facility
      where booking.id = ${bookingId} and booking.account_id = ${accountId} and ${isCancellable(now)}
        and account.id = booking.account_id and facility.id = booking.facility_id
      returning booking.visit_slot_id, booking.starts_at, facility.name as facility_name, account.mailaddress
    `.execute(transaction);
    const [cancelled] = rows;
    if (!cancelled) return refuseUnlessCancelled(transaction, accountId, bookingId);
    await releaseCapacity(transaction, [cancelled.visit_slot_id]);
    await queueNotice(transaction, {
      recipient: cancelled.mailaddress,
      content: bookingCancelledMail(site, {
        facilityName: cancelled.facility_name,
        startsAt: cancelled.starts_at,
      }),
      now,
    });
  });

interface Cancelled {
  visit_slot_id: number | null;
  starts_at: string;
  facility_name: string;
  mailaddress: string;
}

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
