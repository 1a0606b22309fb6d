import { momentOf } from '@enerabi/shared/clock';
import { bookingsPerPage } from '@enerabi/shared/constants';
import { cancelBooking, changeBooking, getBooking, listMemberBookings } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Authenticate } from '../../identity/auth/authenticate.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { pageRange } from '../../platform/http/page-range.ts';
import type { BookingMails } from '../bookings/booking-mails.ts';
import { changeBookingOf } from '../bookings/change-booking.ts';
import { adoptBookings } from './adopt-bookings.writes.ts';
import { ownerOf } from './booking-owner.ts';
import { cancelBookingOf } from './cancel-booking.ts';
import { findBooking, findBookings } from './member-booking.queries.ts';

export interface MemberBookingRoutes extends BookingMails {
  db: Kysely<Schema>;
  authenticate: Authenticate;
}

export const memberBookingRoutes = (routes: MemberBookingRoutes): MountedOperation[] => {
  const { db, authenticate, site, desk, linkKey } = routes;
  const mails = { site, desk, linkKey };
  return [
    operation(listMemberBookings, async ({ query: { when, page }, request }) => {
      const { accountId } = await authenticate(request);
      await adoptBookings(db, accountId);
      const part = pageRange(page, bookingsPerPage);
      const found = await findBookings(db, { accountId, when, ...part, ...momentOf(new Date()) });
      return { ...found, page, limit: part.limit };
    }),

    operation(getBooking, async ({ query, request }) => {
      const owner = await ownerOf(routes, request, query);
      const found = orNotFound('booking', owner.bookingId, await findBooking(db, owner, new Date()));
      const { revision: _revision, revised_at: _at, ...booking } = found;
      return booking;
    }),

    operation(cancelBooking, async ({ body, request }) => {
      const owner = await ownerOf(routes, request, body);
      await cancelBookingOf(db, { owner, ...mails }, new Date());
      return {};
    }),

    operation(changeBooking, async ({ body, request }) => {
      const owner = await ownerOf(routes, request, body);
      const { desired_reservation_datetime: startsAt } = body;
      return changeBookingOf(db, { owner, startsAt, ...mails }, new Date());
    }),
  ];
};
