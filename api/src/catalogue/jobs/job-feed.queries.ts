import type { JobFeed } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isJobShown, jobPostingColumns } from './job-posting.queries.ts';

export interface JobFeedQuery {
  after: number;
  limit: number;
  /** In Japan. */
  today: string;
}

export async function findJobFeed(db: Kysely<Schema>, query: JobFeedQuery): Promise<JobFeed['jobs']> {
  return (await jobFeedQuery(query).execute(db)).rows.map(({ job }) => job);
}

/** As JSON, so that numbers with decimals are numbers. */
export const jobFeedQuery = ({ after, limit, today }: JobFeedQuery) => sql<{ job: JobFeed['jobs'][number] }>`
  select row_to_json(entry) as job from (
    select job.id as job_posting_id, job.paid_hours, ${jobPostingColumns}, json_build_object(
      'path_name', facility.path_name, 'name', facility.name, 'prefecture_code', facility.prefecture_code,
      'municipality_name', facility.municipality_name, 'address', facility.address,
      'postal_code', facility.postal_code
    ) as facility
    from job_posting job join facility on facility.id = job.facility_id
    where job.id > ${after} and ${isJobShown(today)} and facility.is_published and not facility.is_demo
    order by job.id limit ${limit}
  ) entry
`;
