import type { JobSummary } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import { jobSummaryColumns } from '../../catalogue/jobs/job-posting.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The published ones, as lists show them. */
export async function findJobSummaries(db: Kysely<Schema>, ids: readonly number[]): Promise<JobSummary[]> {
  return (await jobSummariesQuery(ids).execute(db)).rows.map(({ job }) => job);
}

/** As JSON, so that numbers with decimals are numbers. */
export const jobSummariesQuery = (ids: readonly number[]) => sql<{ job: JobSummary }>`
  select row_to_json(summary) as job from (
    select ${jobSummaryColumns} from job_posting job join facility on facility.id = job.facility_id
    where job.id = any(${ids}::integer[]) and job.is_published and facility.is_published
  ) summary
`;
