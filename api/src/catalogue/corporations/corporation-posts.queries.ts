import type {
  InterviewsOfCorporation,
  JobSummary,
  JobsOfCorporation,
  NotificationsOfCorporation,
} from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { facilityName } from '../facilities/facility-name.queries.ts';
import { isInterviewShown } from '../interviews/interview.queries.ts';
import { isJobShown, jobSummaryColumns } from '../jobs/job-posting.queries.ts';
import { isOnBoard } from '../notifications/notification.queries.ts';
import { isFacilityOf } from './corporation.queries.ts';

export interface PostsQuery {
  /** Path name of the operator. */
  of: string;
  limit: number;
  offset: number;
  /** In Japan: later posts are not shown yet. */
  today: string;
}

/** Reads few rows of each facility from its own index: an index of all dates would be searched to its end. */
const newest = (
  { of, limit, offset }: PostsQuery,
  { table, name, isShown }: Record<'table' | 'name', string> & { isShown: RawBuilder<unknown> },
): RawBuilder<unknown> => {
  const row = sql.ref(name);
  return sql`
    facility cross join lateral (
      select * from ${sql.table(table)} ${row} where ${row}.facility_id = facility.id and ${isShown}
      order by ${row}.posted_on desc, ${row}.id desc limit ${offset + limit}
    ) ${row}
    where ${isFacilityOf(of)} order by ${row}.posted_on desc, ${row}.id desc limit ${limit} offset ${offset}
  `;
};

/** As JSON, so that numbers with decimals are numbers. */
export const jobsQuery = (query: PostsQuery): RawBuilder<{ job: JobSummary }> => sql`
  select row_to_json(summary) as job from (
    select ${jobSummaryColumns}
    from ${newest(query, { table: 'job_posting', name: 'job', isShown: isJobShown(query.today) })}
  ) summary
`;

export const jobCountQuery = ({ of, today }: PostsQuery): RawBuilder<{ total: number }> => sql`
  select count(*) as total from facility join job_posting job on job.facility_id = facility.id
  where ${isFacilityOf(of)} and ${isJobShown(today)}
`;

export async function findJobsOf(
  db: Kysely<Schema>,
  query: PostsQuery,
): Promise<Pick<JobsOfCorporation, 'total' | 'jobs'>> {
  const { rows: counted } = await jobCountQuery(query).execute(db);
  const { rows } = await jobsQuery(query).execute(db);
  return { total: counted[0]?.total ?? 0, jobs: rows.map(({ job }) => job) };
}

export const interviewsQuery = (
  query: PostsQuery,
): RawBuilder<InterviewsOfCorporation['interviews'][number]> => sql`
  select interview.path_name, interview.title, interview.job_type, interview.job_title,
    interview.years_of_service, interview.posted_on, ${facilityName} as facility
  from ${newest(query, { table: 'interview', name: 'interview', isShown: isInterviewShown(query.today) })}
`;

export const findInterviewsOf = async (
  db: Kysely<Schema>,
  query: PostsQuery,
): Promise<InterviewsOfCorporation> => ({ interviews: (await interviewsQuery(query).execute(db)).rows });

type Notices = NotificationsOfCorporation['notifications'];

export const notificationsQuery = (query: PostsQuery): RawBuilder<Notices[number]> => sql`
  select notice.path_name, notice.title, notice.audience, notice.posted_on, ${facilityName} as facility
  from ${newest(query, { table: 'notification', name: 'notice', isShown: isOnBoard(query.today) })}
`;

export const findNotificationsOf = async (
  db: Kysely<Schema>,
  query: PostsQuery,
): Promise<NotificationsOfCorporation> => ({
  notifications: (await notificationsQuery(query).execute(db)).rows,
});
