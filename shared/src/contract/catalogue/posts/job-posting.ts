import type { Operation } from '../../operation.ts';
import type * as schemas from './job-posting.schemas.ts';

export type { JobPosting, JobPostingDetail, JobSummary } from './job-posting.schemas.ts';

const load = () => import(/* webpackChunkName: 'job-posting-schemas' */ './job-posting.schemas.ts');

/**
 * Gets a job posting with its facility, also after it has ended: its page then answers 410 and shows similar ones. 404
 * `facility_not_found`, `job_posting_not_found`; a posting whose first day has not come is not found.
 */
export const getJobPosting: Operation<typeof schemas.getJobPosting> = {
  id: 'getJobPosting',
  method: 'GET',
  path: '/api/front/job_posting',
  summary: '求人',
  problems: ['facility_not_found', 'job_posting_not_found'],
  schemas: async () => (await load()).getJobPosting,
};
