import { addDays } from '@enerabi/demo/calendar/calendar';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** A load creates visits for 60 days ahead, so that another one comes every two weeks. */
const fewestDaysAhead = 46;

/**
 * Whether demonstration facilities need new activity: their visits reach less than 46 days ahead, or they never had any,
 * or they have neither interviews nor posts. That is so in a database of an earlier version, or after a pause of the
 * site.
 */
export async function isActivityDue(db: Kysely<Schema>, today: string): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select
      exists (select from facility where is_demo and import_id like 'demo-s%' and tour_acceptance = 'slots')
      and not exists (
        select from visit_slot slot join facility on facility.id = slot.facility_id
        where slot.families_left > 0 and slot.starts_at > ${addDays(today, fewestDaysAhead)}::timestamp
          and facility.is_demo
      )
      or (
        exists (select from facility where is_demo and import_id like 'demo-s%')
        and not exists (select from interview)
        and not exists (select from job_posting)
      ) as is_due
  `.execute(db);
  return rows[0]?.is_due ?? false;
}
