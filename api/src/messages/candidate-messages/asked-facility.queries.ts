import { type Kysely, sql } from 'kysely';
import { isJobShown } from '../../catalogue/jobs/job-posting.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { AskedFacility } from './refusal.rules.ts';

/** The address is for mail alone. */
export interface AskedFacilityRow extends AskedFacility {
  contact_mailaddress: string | null;
  is_demo: boolean;
}

/**
 * A published facility, for a message to it; undefined if there is none.
 * @param jobPostingId the posting that the message is about
 * @param today in Japan
 */
export async function findAskedFacility(
  db: Kysely<Schema>,
  facilityId: number,
  jobPostingId: number | null,
  today: string,
): Promise<AskedFacilityRow | undefined> {
  const { rows } = await sql<AskedFacilityRow>`
    select tour_acceptance, candidate_contact_kinds, accepts_onetime_inquiry, contact_mailaddress, is_demo,
      ${jobPostingId}::integer is null or exists (
        select from job_posting job
        where job.id = ${jobPostingId}::integer and job.facility_id = facility.id and ${isJobShown(today)}
      ) as has_posting
    from facility where id = ${facilityId} and is_published
  `.execute(db);
  return rows[0];
}
