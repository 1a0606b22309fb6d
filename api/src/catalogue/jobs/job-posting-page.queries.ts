import type { FacilityDetail, JobPostingDetail } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { interviewsOf } from '../interviews/interview.queries.ts';
import { isJobShown, jobPostingColumns, jobSummaryColumns } from './job-posting.queries.ts';

interface PostingQuestion {
  facility: Pick<FacilityDetail, 'facility_id'>;
  job_posting_path_name: string;
  /** In Japan. */
  today: string;
}

/** Finds a posting of a facility, also one that has ended; undefined before its first day. */
export async function findJobPosting(
  db: Kysely<Schema>,
  { facility, job_posting_path_name, today }: PostingQuestion,
): Promise<Pick<JobPostingDetail, 'job' | 'is_open'> | undefined> {
  const { rows } = await sql<Pick<JobPostingDetail, 'job' | 'is_open'>>`
    select ${isJobShown(today)} as is_open,
      (select to_json(one) from (select job.id as job_posting_id, ${jobPostingColumns}) one) as job
    from job_posting job
    where job.facility_id = ${facility.facility_id} and job.path_name = ${job_posting_path_name}
      and job.posted_on <= ${today}::date
  `.execute(db);
  return rows[0];
}

/** A posting, and the facility that has it. */
export interface KnownPosting extends Pick<PostingQuestion, 'today'> {
  facility: FacilityDetail;
  job: Pick<JobPostingDetail['job'], 'job_posting_id' | 'job_type'>;
}

const mostOfFacility = 12;

/** The facility's interviews, and its other open postings. */
export async function findPostingCompany(
  db: Kysely<Schema>,
  { facility: { facility_id }, job, today }: KnownPosting,
): Promise<Pick<JobPostingDetail, 'interviews' | 'of_facility'>> {
  const { rows } = await sql<Pick<JobPostingDetail, 'interviews' | 'of_facility'>>`
    select ${interviewsOf(today, sql`interview.facility_id = ${facility_id}`)} as interviews, (
      select coalesce(json_agg(entry), '[]') from (
        select ${jobSummaryColumns} from job_posting job join facility on facility.id = job.facility_id
        where job.facility_id = ${facility_id} and ${isJobShown(today)} and job.id <> ${job.job_posting_id}
        order by job.posted_on desc, job.id desc limit ${mostOfFacility}
      ) entry
    ) as of_facility
  `.execute(db);
  return rows[0] ?? { interviews: [], of_facility: [] };
}
