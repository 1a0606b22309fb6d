import type { Moment } from '@enerabi/shared/clock';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { isAhead } from '../member-bookings/member-booking.queries.ts';

/** A booking, for the facility or the site's desk. Times are wall clocks in Japan. */
export interface ListedBooking {
  reference: string;
  state: 'booked' | 'cancelled';
  facility_path_name: string;
  facility_name: string;
  starts_at: string;
  ends_at: string;
  person_last_name: string;
  person_first_name: string;
  person_last_name_furigana: string;
  person_first_name_furigana: string;
  person_contact_phone: string;
  person_contact_mail: string;
  /** `YYYY-MM-DD`. */
  birthdays: string[];
  desired_admission_date: string | null;
  person_number: number;
  child_number: number;
  message_to_childcare_facility: string;
  booked_at: string;
  cancelled_at: string | null;
}

export interface BookingListQuery extends Pick<Moment, 'clock'> {
  /** Path name of one facility; undefined: of all. */
  facility: string | undefined;
  /** `YYYY-MM-DD`: the visits of that day. */
  on: string | undefined;
  /** Past and cancelled visits, too. */
  isAll: boolean;
  limit: number | undefined;
}

const inJapan = (instant: RawBuilder<unknown>) => wallClockText(sql`${instant} at time zone 'Asia/Tokyo'`);

/** Bookings by their time. */
export async function findListedBookings(
  db: Kysely<Schema>,
  { facility, on, isAll, limit, clock }: BookingListQuery,
): Promise<ListedBooking[]> {
  const { rows } = await sql<ListedBooking>`
    select booking.reference, case when booking.cancelled_at is null then 'booked' else 'cancelled' end as state,
      facility.path_name as facility_path_name, facility.name as facility_name,
      ${wallClockText(sql`booking.starts_at`)} as starts_at, ${wallClockText(sql`booking.ends_at`)} as ends_at,
      booking.person_last_name, booking.person_first_name, booking.person_last_name_furigana,
      booking.person_first_name_furigana, booking.person_contact_phone, booking.person_contact_mail,
      array_remove(array[booking.child_birthday_1, booking.child_birthday_2, booking.child_birthday_3], null)::text[]
        as birthdays,
      booking.desired_admission_date, booking.person_number, booking.child_number,
      booking.message_to_childcare_facility, ${inJapan(sql`booking.booked_at`)} as booked_at,
      ${inJapan(sql`booking.cancelled_at`)} as cancelled_at
    from booking join facility on facility.id = booking.facility_id
    where (${facility ?? null}::text is null or facility.path_name = ${facility ?? null}::text)
      and (${on ?? null}::date is null or booking.starts_at::date = ${on ?? null}::date)
      and (${isAll} or ${on === undefined ? isAhead(clock) : sql`booking.cancelled_at is null`})
    order by booking.starts_at, facility.path_name, booking.id limit ${limit ?? null}::integer
  `.execute(db);
  return rows;
}
