import * as z from 'zod/mini';
import { bookingsPerPage, maximumMemberPage } from '../../constants/index.ts';
import { facilitySummary } from '../catalogue/facility.schemas.ts';
import { done } from '../identity/account-values.schemas.ts';
import { messageReference } from '../messages/message-values.schemas.ts';
import { integer, wallClock } from '../parameters.ts';
import { bookVisit, reservationTime } from './booking.schemas.ts';

/** A visit that a member has booked. Times are wall clocks in Asia/Tokyo. */
export const memberBooking = z.object({
  booking_id: z.int(),
  facility: z.extend(
    z.pick(facilitySummary, {
      path_name: true,
      name: true,
      prefecture_code: true,
      municipality_name: true,
      address: true,
      is_demo: true,
    }),
    { phone: z.nullable(z.string()) },
  ),
  starts_at: wallClock(),
  ends_at: wallClock(),
  /** The last time for cancelling it here; afterwards by phone. */
  cancel_by: wallClock(),
  state: z.enum(['booked', 'cancelled']),
  is_cancellable: z.boolean(),
  person_number: z.int(),
  child_number: z.int(),
  message_to_childcare_facility: z.string(),
  booked_at: wallClock(),
});

export const listMemberBookings = {
  query: z.strictObject({
    when: z._default(z.enum(['upcoming', 'past']), 'upcoming'),
    page: z._default(integer(1, maximumMemberPage), 1),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.literal(bookingsPerPage),
    /** Upcoming: soonest first. Past and cancelled ones: latest first. */
    bookings: z.array(memberBooking),
  }),
};

const bookingId = () => z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** Of the link in a visitor's mail. */
const bookingToken = () => z.string().check(z.minLength(1, 'required'), z.maxLength(100));

/** A booking is named in one of two ways: the member's own by its number, a visitor's by the token of the link. */
const isNamedOnce = z.refine<{ booking_id?: number | undefined; token?: string | undefined }>(
  ({ booking_id, token }) => (booking_id === undefined) !== (token === undefined),
  { path: ['booking_id'], error: 'required' },
);

export const getBooking = {
  query: z
    .strictObject({
      booking_id: z.optional(integer(1, 2_147_483_647)),
      token: z.optional(bookingToken()),
    })
    .check(isNamedOnce),
  reply: z.extend(memberBooking, {
    facility_id: z.int(),
    /** As in `listAvailableTimes`. */
    visit_guidance: z.nullable(z.string()),
    reference: messageReference(),
  }),
};

export const cancelBooking = {
  body: z
    .strictObject({ booking_id: z.optional(bookingId()), token: z.optional(bookingToken()) })
    .check(isNamedOnce),
  reply: done(),
};

export const changeBooking = {
  body: z
    .strictObject({
      booking_id: z.optional(bookingId()),
      token: z.optional(bookingToken()),
      desired_reservation_datetime: reservationTime(),
    })
    .check(isNamedOnce),
  reply: bookVisit.reply,
};

export type MemberBooking = z.output<typeof memberBooking>;
export type OwnBooking = z.output<typeof getBooking.reply>;
export type MemberBookingList = z.output<typeof listMemberBookings.reply>;
