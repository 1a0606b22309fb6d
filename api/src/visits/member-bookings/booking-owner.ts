import type { BookingName } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Authenticate } from '../../identity/auth/authenticate.ts';
import { idInToken, isSameToken, linkToken } from '../../identity/secret/link-token.ts';
import { keyedHash } from '../../identity/secret/secrets.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

/** A booking with whom it belongs to. */
export interface BookingOwner {
  bookingId: number;
  /** Null: a visitor, who has the link. */
  accountId: number | null;
}

/** Condition on a row `booking`: it is this one, and still belongs to them. */
export const isOwn = ({ bookingId, accountId }: BookingOwner): RawBuilder<boolean> =>
  sql`booking.id = ${bookingId} and booking.account_id is not distinct from ${accountId}::integer`;

/** The token of the link in a visitor's mails. It ends when the booking becomes a member's, or is erased. */
export const bookingToken = (key: Buffer, bookingId: number, contactKey: string): string =>
  linkToken(key, bookingId, 'booking', contactKey);

/** The token by which who has just booked gets the calendar file, and nothing else. @param reference of the booking */
export const calendarToken = (key: Buffer, reference: string): string =>
  `${reference}.${keyedHash(key, 'calendar', reference).toString('base64url')}`;

interface Owners {
  db: Kysely<Schema>;
  authenticate: Authenticate;
  /** `Secrets.bookings`. */
  linkKey: Buffer;
}

/** @throws ProblemError 401 `unauthorized`, 404 `booking_not_found` for a token that is not one of ours */
export async function ownerOf(
  { db, authenticate, linkKey }: Owners,
  request: Request,
  name: Partial<Record<'booking_id', number | undefined> & Record<'token', string | undefined>>,
): Promise<BookingOwner> {
  const { booking_id, token } = name;
  if (token === undefined) {
    const { accountId } = await authenticate(request);
    return { bookingId: booking_id ?? 0, accountId };
  }
  const bookingId = idInToken(token);
  const booking =
    bookingId === undefined
      ? undefined
      : await db
          .selectFrom('booking')
          .select('contact_key')
          .where('id', '=', bookingId)
          .where('account_id', 'is', null)
          .where('contact_key', '<>', '')
          .executeTakeFirst();
  const isOurs =
    booking && bookingId && isSameToken(token, bookingToken(linkKey, bookingId, booking.contact_key));
  return {
    bookingId: orNotFound('booking', 'with this link', isOurs ? bookingId : undefined),
    accountId: null,
  };
}

/** The name by which a booking is found again. */
export const nameOf = (
  linkKey: Buffer,
  { bookingId, accountId, contactKey }: BookingOwner & { contactKey: string },
): BookingName =>
  accountId === null ? { token: bookingToken(linkKey, bookingId, contactKey) } : { booking_id: bookingId };
