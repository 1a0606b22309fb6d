import * as z from 'zod/mini';
import { done, mailaddress } from '../identity/account-values.schemas.ts';
import { date, wallClock } from '../parameters.ts';
import { optionalDay, reservationTime } from './booking.schemas.ts';

const token = () => z.string().check(z.minLength(1, 'required'), z.maxLength(100));

/** A visit, or any visit of a day. */
const isOneWish = z.refine<{ desired_reservation_datetime?: string | undefined; day?: string | undefined }>(
  ({ desired_reservation_datetime, day }) =>
    (desired_reservation_datetime === undefined) !== (day === undefined),
  { path: ['desired_reservation_datetime'], error: 'required' },
);

export const joinWaitlist = {
  body: z
    .strictObject({
      facility_id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
      desired_reservation_datetime: z.optional(reservationTime()),
      day: z.optional(date()),
      mailaddress: mailaddress(),
      /** Needed where visits are for certain classes. */
      child_birthday: optionalDay(),
      desired_admission_date: optionalDay(),
    })
    .check(isOneWish),
  reply: z.object({
    success: z.literal(true),
    /** In Japanese. */
    message: z.string(),
  }),
};

const waitlistEntry = z.object({
  facility: z.object({
    facility_id: z.int(),
    path_name: z.string(),
    name: z.string(),
    is_demo: z.boolean(),
    phone: z.nullable(z.string()),
  }),
  /** Starts of the first and the last visit that it waits for; one visit if they are the same. */
  first_start: wallClock(),
  last_start: wallClock(),
  /** `over`: nothing became free until booking ended. */
  state: z.enum(['waiting', 'offered', 'booked', 'left', 'expired', 'over']),
  joined_at: wallClock(),
  /** 1 is the next one; null: it does not wait. */
  position: z.nullable(z.int()),
  /** What is held for the family until `expires_at`. */
  offer: z.nullable(
    z.object({ starts_at: wallClock(), ends_at: z.nullable(wallClock()), expires_at: wallClock() }),
  ),
});

export const getWaitlistEntry = { query: z.strictObject({ token: token() }), reply: waitlistEntry };

/** The member's own that wait, or have an offer. */
export const listWaitlistEntries = {
  reply: z.object({ entries: z.array(z.extend(waitlistEntry, { token: token() })) }),
};

export const leaveWaitlist = { body: z.strictObject({ token: token() }), reply: done() };

export type JoinWaitlist = z.output<typeof joinWaitlist.body>;
export type JoinWaitlistInput = z.input<typeof joinWaitlist.body>;
export type JoinedWaitlist = z.output<typeof joinWaitlist.reply>;
export type WaitlistEntry = z.output<typeof waitlistEntry>;
export type WaitlistEntries = z.output<typeof listWaitlistEntries.reply>;
