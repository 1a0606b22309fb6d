import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Tells the planner what is in the tables now, and which pages an index alone can answer for. After a large load; a
 * PostgreSQL server does it by itself in its own time, the embedded database never.
 */
export async function refreshStatistics({ db }: Pick<Database, 'db'>): Promise<void> {
  await sql`vacuum analyze facility, facility_search, facility_station, facility_source, facility_photo, vacancy, corporation, source,
    notification, event, support_message, visit_slot, facility_booking, interview, job_posting, railway_line, railway_station`.execute(
    db,
  );
}
