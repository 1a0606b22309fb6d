import type { Moment } from '@enerabi/shared/clock';
import type { MemberBooking, OwnBooking } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { type BookingOwner, isOwn } from './booking-owner.ts';

/** Condition on a row `booking`: it is not cancelled, and can be until `cancel_by`, that instant included. */
export const isCancellable = (now: Date): RawBuilder<boolean> =>
  sql`booking.cancelled_at is null and booking.cancel_by >= ${now}::timestamptz`;

/** Condition on a row `booking`: the visit is in the future. @param clock in Japan */
export const isAhead = (clock: string): RawBuilder<boolean> =>
  sql`booking.cancelled_at is null and booking.starts_at > ${clock}::timestamp`;

export interface BookingsQuery extends Pick<Moment, 'now' | 'clock'> {
  accountId: number;
  when: 'upcoming' | 'past';
  limit: number;
  /** Default 0. */
  offset?: number;
}

export interface Bookings {
  total: number;
  bookings: MemberBooking[];
}

/** A part of the member's visits: future ones, soonest first; or past and cancelled ones, latest first. */
export async function findBookings(db: Kysely<Schema>, query: BookingsQuery): Promise<Bookings> {
  const { rows } = await bookingsQuery(query).execute(db);
  return rows[0] ?? { total: 0, bookings: [] };
}

export const bookingsQuery = ({ accountId, when, limit, offset = 0, now, clock }: BookingsQuery) => {
  const isMeant = when === 'upcoming' ? isAhead(clock) : sql`not (${isAhead(clock)})`;
  const order =
    when === 'upcoming' ? sql`booking.starts_at, booking.id` : sql`booking.starts_at desc, booking.id desc`;
  return sql<Bookings>`
    select (select count(*) from booking where account_id = ${accountId} and ${isMeant}) as total, (
      select coalesce(json_agg(entry), '[]') from (
        select ${bookingColumns(now)} from booking join facility on facility.id = booking.facility_id
        where booking.account_id = ${accountId} and ${isMeant}
        order by ${order} limit ${limit} offset ${offset}
      ) entry
    ) as bookings
  `;
};

interface Changes {
  revision: number;
  revised_at: Date;
}

/** With its changes. Undefined if they have no such booking. */
export async function findBooking(
  db: Kysely<Schema>,
  owner: BookingOwner,
  now: Date,
): Promise<(OwnBooking & Changes) | undefined> {
  const { rows } = await ownBookings(isOwn(owner), now).execute(db);
  return rows[0];
}

/** Those of the references that exist and are not erased, soonest first. */
export async function findBookingsOf(
  db: Kysely<Schema>,
  references: readonly string[],
  now: Date,
): Promise<(OwnBooking & Changes)[]> {
  const isMeant = sql<boolean>`booking.reference = any(${references}::text[]) and booking.contact_key <> ''`;
  return (await ownBookings(isMeant, now).execute(db)).rows;
}

const ownBookings = (isMeant: RawBuilder<boolean>, now: Date) => sql<OwnBooking & Changes>`
    select ${bookingColumns(now)}, booking.facility_id, booking.reference, guidance.body as visit_guidance, booking.revision,
      coalesce(booking.cancelled_at, booking.changed_at, booking.booked_at) as revised_at
    from booking join facility on facility.id = booking.facility_id
      left join visit_guidance guidance on guidance.facility_id = booking.facility_id
    where ${isMeant} order by booking.starts_at, booking.id
  `;

const inJapan = (instant: RawBuilder<unknown>) => wallClockText(sql`${instant} at time zone 'Asia/Tokyo'`);

/** Columns of a `MemberBooking`, from rows `booking` and `facility`. */
const bookingColumns = (now: Date) => sql`
  booking.id as booking_id, json_build_object(
    'path_name', facility.path_name, 'name', facility.name, 'prefecture_code', facility.prefecture_code,
    'municipality_name', facility.municipality_name, 'address', facility.address, 'is_demo', facility.is_demo,
    'phone', facility.phones[1]
  ) as facility, ${wallClockText(sql`booking.starts_at`)} as starts_at, ${wallClockText(sql`booking.ends_at`)} as ends_at,
  ${inJapan(sql`booking.cancel_by`)} as cancel_by,
  case when booking.cancelled_at is null then 'booked' else 'cancelled' end as state,
  ${isCancellable(now)} as is_cancellable, booking.person_number, booking.child_number,
  booking.message_to_childcare_facility, ${inJapan(sql`booking.booked_at`)} as booked_at
`;
