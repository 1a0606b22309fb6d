import { momentOf } from '@enerabi/shared/clock';
import { bookingsPerPage } from '@enerabi/shared/constants';
import { cancelBooking, changeBooking, listMemberBookings } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Authenticate } from '../../identity/auth/authenticate.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { pageRange } from '../../platform/http/page-range.ts';
import type { BookingMails } from '../bookings/booking-mails.ts';
import { changeBookingOf } from '../bookings/change-booking.ts';
import { cancelBookingOf } from './cancel-booking.ts';
import { findBookings } from './member-booking.queries.ts';

export interface MemberBookingRoutes extends BookingMails {
  db: Kysely<Schema>;
  authenticate: Authenticate;
}

export const memberBookingRoutes = ({
  db,
  authenticate,
  site,
  desk,
}: MemberBookingRoutes): MountedOperation[] => [
  operation(listMemberBookings, async ({ query: { when, page }, request }) => {
    const { accountId } = await authenticate(request);
    const part = pageRange(page, bookingsPerPage);
    const found = await findBookings(db, { accountId, when, ...part, ...momentOf(new Date()) });
    return { ...found, page, limit: part.limit };
  }),

  operation(cancelBooking, async ({ body: { booking_id: bookingId }, request }) => {
    const { accountId } = await authenticate(request);
    await cancelBookingOf(db, { accountId, bookingId, site, desk }, new Date());
    return {};
  }),

  operation(changeBooking, async ({ body, request }) => {
    const { accountId } = await authenticate(request);
    const { booking_id: bookingId, desired_reservation_datetime: startsAt } = body;
    return changeBookingOf(db, { accountId, bookingId, startsAt, site, desk }, new Date());
  }),
];
