import { bookingCalendarPath } from '@enerabi/shared/contract';
import { Hono } from 'hono';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { findBooking } from './member-booking.queries.ts';
import type { MemberBookingRoutes } from './member-booking.routes.ts';

const [path = ''] = bookingCalendarPath(0).split('?');

/**
 * `bookingCalendarPath`: a member's visit as a file for calendars. 401 `unauthorized`; 404 `booking_not_found` if the
 * member has no booking with that number.
 */
export const bookingCalendarRoutes = ({ db, authenticate, site }: Omit<MemberBookingRoutes, 'desk'>): Hono =>
  new Hono().get(path, async (context) => {
    const { accountId } = await authenticate(context.req.raw);
    const asked = context.req.query('booking_id') ?? '';
    const bookingId = numberOf(asked);
    const found = bookingId && (await findBooking(db, { accountId, bookingId, now: new Date() }));
    const { revised_at: revisedAt, revision, ...booking } = orNotFound('booking', asked, found || undefined);
    return context.body(bookingCalendar({ booking, revision, revisedAt, site }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="visit-${booking.booking_id}.ics"`,
    });
  });

/** Undefined for text that is no valid id. */
const numberOf = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;
