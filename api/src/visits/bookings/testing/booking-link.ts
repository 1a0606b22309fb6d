import { mailaddressKeyOf } from '../../../identity/account/account.queries.ts';
import { deriveSecrets } from '../../../identity/secret/secrets.ts';
import { bookingToken } from '../../member-bookings/booking-owner.ts';

/** The token of the link in a visitor's mails. @param secret `AUTH_SECRET` of the API */
export const bookingLinkToken = (
  secret: string,
  { bookingId, mailaddress }: { bookingId: number; mailaddress: string },
): string => bookingToken(deriveSecrets(secret).bookings, bookingId, mailaddressKeyOf(mailaddress));
