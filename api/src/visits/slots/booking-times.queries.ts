import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** When visits of a facility can be booked: from (null: no beginning) until (excluded), as `Date.getTime()`. */
export type BookingTimes = readonly (readonly [from: number | null, until: number])[];

/** Booking times with the id of their facility. */
export type FacilityTimes = [facilityId: number, times: BookingTimes];

/** Booking times of a row of `facility_booking`, as JSON. */
export const bookingTimes: RawBuilder<FacilityTimes> = sql`json_build_array(
  facility_id,
  (
    select coalesce(json_agg(json_build_array(
      extract(epoch from lower(time)) * 1000, extract(epoch from upper(time)) * 1000
    )), '[]')
    from unnest(bookable_at) time
  )
)`;

/** As one text, since parsing hundreds of thousands of rows one by one is slow. */
export const nextBookingTimesQuery = (last: number, batch: number) => sql<{ found: FacilityTimes[] }>`
  select coalesce(json_agg(${bookingTimes}), '[]') as found
  from (
    select facility_id, bookable_at from facility_booking
    where facility_id > ${last} and bookable_at <> '{}' order by facility_id limit ${batch}
  ) booking
`;

/** Reads the booking times of all facilities that have any, in batches in the order of their ids. */
export async function* allBookingTimes(db: Kysely<Schema>, batch: number): AsyncGenerator<FacilityTimes[]> {
  for (let last = 0; ; ) {
    const { rows } = await nextBookingTimesQuery(last, batch).execute(db);
    const found = rows[0]?.found ?? [];
    const [end] = found.at(-1) ?? [];
    if (end === undefined) return;
    yield found;
    last = end;
  }
}
