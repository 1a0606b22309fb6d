import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { eventAndFacility, isShown } from './event.queries.ts';

/** The facts of an event's calendar file. */
export interface CalendarRow {
  title: string;
  body: string;
  prefecture_code: string;
  path_name: string;
  place: string | null;
  starts_at: string;
  ends_at: string;
  created_at: Date;
  facility_name: string | null;
  facility_address: string | null;
}

/** Undefined if the event is not shown, or its facility is not. */
export async function findCalendarRow(
  db: Kysely<Schema>,
  pathName: string,
  today: string,
): Promise<CalendarRow | undefined> {
  const { rows } = await sql<CalendarRow>`
    select event.title, event.body, event.prefecture_code, event.path_name, event.place,
      ${wallClockText(sql`event.starts_at`)} as starts_at, ${wallClockText(sql`event.ends_at`)} as ends_at, event.created_at,
      facility.name as facility_name, facility.address as facility_address
    from ${eventAndFacility} where event.path_name = ${pathName} and ${isShown(today)}
  `.execute(db);
  return rows[0];
}
