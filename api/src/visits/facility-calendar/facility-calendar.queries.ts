import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { hashOf } from './calendar-secret.writes.ts';

/** A visit for the facility's calendar. Times are wall clocks in Japan. */
export interface FacilityVisit {
  id: number;
  reference: string;
  starts_at: string;
  ends_at: string;
  name: string;
  phone: string;
  birthdays: string[];
  person_number: number;
  child_number: number;
  message: string;
  is_cancelled: boolean;
  revision: number;
  revised_at: Date;
}

export interface FacilityVisits {
  name: string;
  visits: FacilityVisit[];
}

/** Visits of last month are still of use; with those ahead a year of a busy facility has less than this. */
const daysBack = 31;
const mostListed = 2_000;

/** The visits of the facility whose address has this secret. Undefined: no address has it. */
export async function findFacilityVisits(
  db: Kysely<Schema>,
  secret: string,
  clock: string,
): Promise<FacilityVisits | undefined> {
  const found = await sql<{ id: number; name: string }>`
    select facility.id, facility.name from facility_calendar calendar
      join facility on facility.id = calendar.facility_id
    where calendar.secret_hash = ${hashOf(secret)} and facility.is_published
  `.execute(db);
  const [facility] = found.rows;
  if (!facility) return undefined;
  const { rows } = await sql<FacilityVisit>`
    select id, reference, ${wallClockText(sql`starts_at`)} as starts_at, ${wallClockText(sql`ends_at`)} as ends_at,
      btrim(person_last_name || ' ' || person_first_name) as name, person_contact_phone as phone,
      array_remove(array[child_birthday_1, child_birthday_2, child_birthday_3], null)::text[] as birthdays,
      person_number, child_number, message_to_childcare_facility as message, cancelled_at is not null as is_cancelled,
      revision, coalesce(cancelled_at, changed_at, booked_at) as revised_at
    from booking
    where facility_id = ${facility.id} and starts_at > ${clock}::timestamp - ${daysBack} * interval '1 day'
    order by starts_at, id limit ${mostListed}
  `.execute(db);
  return { name: facility.name, visits: rows };
}
