import type { Operation } from '../operation.ts';
import { bookingRefusals } from './booking.ts';
import type * as schemas from './member-booking.schemas.ts';

export type { MemberBooking, MemberBookingList, OwnBooking } from './member-booking.schemas.ts';

const load = () => import(/* webpackChunkName: 'member-booking-schemas' */ './member-booking.schemas.ts');

/** Names a booking: the member's own by its number, a visitor's by the token of the link in the mail. */
export type BookingName = { booking_id: number } | { token: string };

const queryOf = (name: BookingName): URLSearchParams =>
  new URLSearchParams(Object.entries(name).map(([key, value]) => [key, String(value)]));

/** The page on which a booking is seen, changed and cancelled. */
export const bookingPagePath = (name: BookingName): string => `/one_stop/booking?${queryOf(name)}`;

/**
 * Path of a visit as a calendar file (RFC 5545), `text/calendar`; 401 and 404 as with the others. It is a link, not an
 * operation, since its reply is no JSON.
 */
export const bookingCalendarPath = (name: BookingName): string =>
  `/api/one_stop/booking_calendar?${queryOf(name)}`;

/** One booking. 404 `booking_not_found`, also for a token that is wrong or has ended; 401 `unauthorized`. */
export const getBooking: Operation<typeof schemas.getBooking> = {
  id: 'getBooking',
  method: 'GET',
  path: '/api/one_stop/booking',
  summary: '予約した見学',
  problems: ['unauthorized', 'booking_not_found'],
  schemas: async () => (await load()).getBooking,
};

/** The member's own visits (R6.3). 401 `unauthorized`. */
export const listMemberBookings: Operation<typeof schemas.listMemberBookings> = {
  id: 'listMemberBookings',
  method: 'GET',
  path: '/api/one_stop/bookings',
  summary: '予約した見学の一覧',
  problems: ['unauthorized'],
  schemas: async () => (await load()).listMemberBookings,
};

/**
 * Cancels a visit, whose capacity can then be booked again; idempotent. 404 `booking_not_found`; 409
 * `too_late_to_cancel`; 401 `unauthorized`.
 */
export const cancelBooking: Operation<typeof schemas.cancelBooking> = {
  id: 'cancelBooking',
  method: 'POST',
  path: '/api/one_stop/cancel_booking',
  summary: '予約した見学をキャンセルする',
  problems: ['unauthorized', 'booking_not_found', 'too_late_to_cancel'],
  schemas: async () => (await load()).cancelBooking,
};

/**
 * Moves a visit to another time of the same facility: it takes the new place and releases the old one at once, or
 * changes nothing. Idempotent. 400 with `success: false` and a `message`, as `bookVisit`; 404 `booking_not_found`,
 * `facility_not_found`; 409 `too_late_to_change`, `booking_cancelled`; 401 `unauthorized`.
 */
export const changeBooking: Operation<typeof schemas.changeBooking> = {
  id: 'changeBooking',
  method: 'POST',
  path: '/api/one_stop/change_booking',
  summary: '予約した見学の日時を変更する',
  problems: [
    'unauthorized',
    'booking_not_found',
    'facility_not_found',
    'too_late_to_change',
    'booking_cancelled',
    ...bookingRefusals,
  ],
  schemas: async () => (await load()).changeBooking,
};
