import type { Operation } from '../operation.ts';
import type * as schemas from './job-search.schemas.ts';

export type {
  JobConditions,
  JobCountQuery,
  JobCounts,
  JobList,
  JobListQuery,
  ListedJob,
} from './job-search.schemas.ts';

const load = () => import(/* webpackChunkName: 'job-search-schemas' */ './job-search.schemas.ts');

/**
 * Open job postings (R1.8, R6.3). 404 `area_not_found` if no prefecture has a code (R1.7). A page past the last one has
 * no postings, but the `total`. Postings may be a second old.
 */
export const listJobs: Operation<typeof schemas.listJobs> = {
  id: 'listJobs',
  method: 'GET',
  path: '/api/front/jobs',
  summary: '求人の一覧（雇用形態、職種、エリア、給与、休日、こだわり、駅）',
  problems: ['area_not_found'],
  schemas: async () => (await load()).listJobs,
};

/**
 * For each value of each condition, how many postings it would find with the other conditions and the box on the map
 * unchanged (R6.3).
 */
export const countJobs: Operation<typeof schemas.countJobs> = {
  id: 'countJobs',
  method: 'GET',
  path: '/api/front/job_counts',
  summary: '求人の絞り込み条件ごとの件数',
  problems: ['area_not_found'],
  schemas: async () => (await load()).countJobs,
};
