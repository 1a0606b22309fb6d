import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Updates the planner's statistics and the visibility map (index-only scans). For use after a large load; a
 * PostgreSQL server does this by itself in time, the embedded database never.
 */
export async function refreshStatistics({ db }: Pick<Database, 'db'>): Promise<void> {
  await sql`vacuum analyze facility, facility_search, facility_station, facility_source, facility_photo, vacancy, corporation, source,
    notification, event, support_message, visit_slot, facility_booking, interview, job_posting, railway_line, railway_station`.execute(
    db,
  );
}
