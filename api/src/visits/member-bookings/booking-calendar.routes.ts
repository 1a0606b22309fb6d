import { bookingCalendarPath, bookingPagePath } from '@enerabi/shared/contract';
import { Hono } from 'hono';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { ownerOf } from './booking-owner.ts';
import { findBooking } from './member-booking.queries.ts';
import type { MemberBookingRoutes } from './member-booking.routes.ts';

const [path = ''] = bookingCalendarPath({ booking_id: 0 }).split('?');

/**
 * `bookingCalendarPath`: a visit as a file for calendars. 401 `unauthorized`; 404 `booking_not_found` if they have no
 * such booking.
 */
export const bookingCalendarRoutes = (routes: Omit<MemberBookingRoutes, 'desk'>): Hono =>
  new Hono().get(path, async (context) => {
    const { db, site } = routes;
    const { booking_id: asked = '', token } = context.req.query();
    const name = token === undefined ? { booking_id: numberOf(asked) } : { token };
    const owner = await ownerOf(routes, context.req.raw, name);
    const found = orNotFound('booking', asked, await findBooking(db, owner, new Date()));
    const { revised_at: revisedAt, revision, ...booking } = found;
    const page = `${site.origin}${bookingPagePath(token === undefined ? { booking_id: booking.booking_id } : { token })}`;
    return context.body(bookingCalendar(site, { booking, revision, revisedAt, page }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="visit-${booking.booking_id}.ics"`,
    });
  });

/** Undefined for text that is no valid id. */
const numberOf = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;
