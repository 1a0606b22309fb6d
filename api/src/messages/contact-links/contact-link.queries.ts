import { type Kysely, sql } from 'kysely';
import { isJobShown } from '../../catalogue/jobs/job-posting.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Contactable } from './contact-link.rules.ts';

export type ContactableRow = Contactable & { accepts_onetime_inquiry: boolean };

/** How a published facility can be contacted, or undefined if there is none. @param today in Japan */
export async function findContactable(
  db: Kysely<Schema>,
  facilityId: number,
  today: string,
): Promise<ContactableRow | undefined> {
  const { rows } = await sql<ContactableRow>`
    select path_name, tour_acceptance, candidate_contact_kinds, phones, url, accepts_onetime_inquiry,
      (
        select coalesce(json_agg(json_build_object('path_name', job.path_name, 'title', job.title)
          order by job.posted_on desc, job.id desc), '[]')
        from job_posting job where job.facility_id = facility.id and ${isJobShown(today)}
      ) as job_postings
    from facility where id = ${facilityId} and is_published
  `.execute(db);
  return rows[0];
}
