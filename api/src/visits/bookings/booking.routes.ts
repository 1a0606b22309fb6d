import { bookVisit } from '@enerabi/shared/contract';
import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { bearerTokenOf } from '../../identity/session/bearer-token.ts';
import { limits } from '../../identity/throttle/limits.ts';
import { countTries } from '../../identity/throttle/throttle.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { idempotencyKeyOf } from '../../platform/idempotency/request-key.ts';
import { calendarToken } from '../member-bookings/booking-owner.ts';
import { bookVisitOnce } from './book-visit.ts';
import { claimsOfBooking } from './booking-claim.rules.ts';
import type { BookingMails } from './booking-mails.ts';

export interface BookingRoutes extends BookingMails {
  auth: Auth;
  /** Hashes idempotency keys. */
  secret: Buffer;
}

export const bookingRoutes = ({ auth, secret, ...mails }: BookingRoutes): MountedOperation[] => [
  operation(bookVisit, async ({ body: booking, request, clientAddress }) => {
    const now = new Date();
    const idempotencyKey = idempotencyKeyOf(request);
    const { network } = auth.clientNetworkOf(clientAddress);
    await countTries(auth.db, [auth.countedFor(limits.bookingTriesOfNetwork, network)], now);
    // Tokens that are no longer valid must not turn a member into a visitor.
    const member = bearerTokenOf(request) ? await auth.authenticate(request) : undefined;
    const accountId = member?.accountId;
    // A phone may try again from another network, after the answer was lost.
    const caller =
      accountId === undefined
        ? ['mail', mailaddressKeyOf(booking.person_contact_mail)]
        : ['account', accountId];
    const claims = claimsOfBooking(secret, { booking, idempotencyKey, caller }, now);
    const booked = await auth.db
      .transaction()
      .execute((transaction) =>
        bookVisitOnce(transaction, { auth, ...mails }, { booking, accountId, claims }, now),
      );
    // Derived, so that the stored reply does not hold it.
    return { ...booked, calendar_token: calendarToken(mails.linkKey, booked.reference) };
  }),
];
