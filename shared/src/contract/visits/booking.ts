import type { Operation } from '../operation.ts';
import type * as schemas from './booking.schemas.ts';

export type { BookedVisit, BookVisit, BookVisitInput } from './booking.schemas.ts';

/** Why a visit cannot be booked: 400 with `success: false` and a `message` in Japanese for the family. */
export const bookingRefusals = [
  'visits_not_booked_here',
  'slot_not_found',
  'booking_not_open_yet',
  'booking_closed',
  'slot_full',
  'child_of_other_class',
  'child_class_unknown',
  'party_too_large',
  'facility_already_booked',
  'time_already_booked',
] as const;
export type BookingRefusal = (typeof bookingRefusals)[number];

/**
 * Path of a facility's visits as a calendar (RFC 5545) to which its calendar program subscribes, `text/calendar`; 404
 * `calendar_not_found`. @param token the secret of its address
 */
export const facilityCalendarPath = (token: string): string =>
  `/api/one_stop/facility_calendar?${new URLSearchParams({ token })}`;

/**
 * Path of visits as one calendar file (RFC 5545), for who has just booked them, `text/calendar`; 404 `booking_not_found`.
 * @param tokens `calendar_token` of at most `mostPlannedFacilities` replies
 */
export const bookedCalendarPath = (tokens: readonly string[]): string =>
  `/api/one_stop/booked_calendar?${new URLSearchParams(tokens.map((token) => ['token', token]))}`;

/**
 * Specification section 7: books a visit, as a member or as a visitor (R6.7). The database decides who gets the last
 * place. A repeat with the same Idempotency-Key within 48 hours gets the first reply and books nothing.
 *
 * 400 with `success: false` and a `message`: one of `bookingRefusals`; 400 `invalid_idempotency_key`; 404
 * `facility_not_found`; 401 `unauthorized` with tokens that are no longer valid; 422 `idempotency_key_reused`,
 * `invalid_request` (also for days that do not exist); 429 `too_many_bookings`, `too_many_attempts`; all 429 have
 * `Retry-After`.
 */
export const bookVisit: Operation<typeof schemas.bookVisit> = {
  id: 'bookVisit',
  method: 'POST',
  path: '/api/one_stop/booking',
  summary: '見学を予約する',
  takesIdempotencyKey: true,
  problems: [
    ...bookingRefusals,
    'unauthorized',
    'facility_not_found',
    'invalid_idempotency_key',
    'idempotency_key_reused',
    'too_many_bookings',
    'too_many_attempts',
  ],
  schemas: async () =>
    (await import(/* webpackChunkName: 'booking-schemas' */ './booking.schemas.ts')).bookVisit,
};
