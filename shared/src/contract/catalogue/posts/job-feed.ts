import type { Operation } from '../../operation.ts';
import type * as schemas from './job-feed.schemas.ts';

export type { JobFeed } from './job-feed.schemas.ts';

/**
 * A part of all open postings with all their conditions, in the order of their ids, for the feed that job aggregators
 * take. Demonstration data is left out: nobody may advertise it.
 */
export const listJobFeed: Operation<typeof schemas.listJobFeed> = {
  id: 'listJobFeed',
  method: 'GET',
  path: '/api/front/job_feed',
  summary: '掲載中の求人（求人フィード用）',
  schemas: async () =>
    (await import(/* webpackChunkName: 'job-posting-schemas' */ './job-feed.schemas.ts')).listJobFeed,
};
