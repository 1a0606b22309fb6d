import { addDays } from '@enerabi/demo/calendar/calendar';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** A load makes visits for five weeks ahead. */
const fewestDaysAhead = 21;

/**
 * Whether invented facilities are there whose visits run out within three weeks, or that never had any, or neither
 * interviews nor posts: a database that an earlier version filled, or a site that was not started for a while.
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
