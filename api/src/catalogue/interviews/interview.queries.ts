import type { Interview, InterviewList, InterviewSummary } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { facilityName } from '../facilities/facility-name.queries.ts';

export interface InterviewQuestion {
  facility_path_name: string;
  interview_path_name: string;
  /** In Japan. */
  today: string;
}

/** Condition on a row `interview`. @param today in Japan */
export const isInterviewShown = (today: string): RawBuilder<unknown> =>
  sql`interview.is_published and interview.posted_on <= ${today}::date`;

/** Lists interviews of a facility, newest first. @param isMeant a further condition on a row `interview` */
export const interviewsOf = (
  today: string,
  isMeant: RawBuilder<unknown>,
): RawBuilder<InterviewSummary[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'path_name', interview.path_name, 'title', interview.title, 'job_type', interview.job_type,
    'job_title', interview.job_title, 'years_of_service', interview.years_of_service,
    'posted_on', interview.posted_on
  ) order by interview.posted_on desc, interview.id desc), '[]')
  from interview where ${isInterviewShown(today)} and ${isMeant}
)`;

/** Finds an interview; undefined if no published facility has it. */
export async function findInterview(
  db: Kysely<Schema>,
  { facility_path_name, interview_path_name, today }: InterviewQuestion,
): Promise<Interview | undefined> {
  const others = sql`interview.facility_id = this.facility_id and interview.id <> this.id`;
  const { rows } = await sql<Interview>`
    select this.path_name, this.title, this.job_type, this.job_title, this.years_of_service, this.posted_on,
      this.introduction, this.answers, ${interviewsOf(today, others)} as other_interviews
    from interview this join facility on facility.id = this.facility_id
    where facility.path_name = ${facility_path_name} and facility.is_published
      and this.path_name = ${interview_path_name} and this.is_published and this.posted_on <= ${today}::date
  `.execute(db);
  return rows[0];
}

/** Those of the whole country, newest first. @param today in Japan: later ones are not shown yet */
export async function findNewestInterviews(
  db: Kysely<Schema>,
  { limit, today }: { limit: number; today: string },
): Promise<InterviewList['interviews']> {
  const { rows } = await sql<InterviewList['interviews'][number]>`
    select interview.path_name, interview.title, interview.job_type, interview.job_title,
      interview.years_of_service, interview.posted_on, ${facilityName} as facility
    from interview join facility on facility.id = interview.facility_id
    where interview.is_published and facility.is_published and interview.posted_on <= ${today}::date
    order by interview.posted_on desc, interview.id desc limit ${limit}
  `.execute(db);
  return rows;
}
