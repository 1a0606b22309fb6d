import { dayInJapan } from '@enerabi/shared/clock';
import { getJobPosting } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findFacility } from '../facilities/detail.queries.ts';
import { findJobPosting, findPostingCompany } from './job-posting-page.queries.ts';
import { findNearbyJobs } from './nearby-jobs.queries.ts';

export const jobPostingRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(getJobPosting, async ({ query }) => {
    const { facility_path_name, job_posting_path_name } = query;
    const today = dayInJapan(new Date());
    const facility = orNotFound('facility', facility_path_name, await findFacility(db, facility_path_name));
    const posting = orNotFound(
      'job_posting',
      job_posting_path_name,
      await findJobPosting(db, { facility, job_posting_path_name, today }),
    );
    const asked = { facility, job: posting.job, today };
    const [company, nearby] = await Promise.all([findPostingCompany(db, asked), findNearbyJobs(db, asked)]);
    return { ...posting, facility, ...company, nearby };
  }),
];
