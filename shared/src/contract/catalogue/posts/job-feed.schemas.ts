import * as z from 'zod/mini';
import { mostJobsInFeedPart } from '../../../constants/index.ts';
import { integer } from '../../parameters.ts';
import { facilityDetail } from '../facility.schemas.ts';
import { jobPosting } from './job-posting.schemas.ts';

export const listJobFeed = {
  query: z.strictObject({
    /** The last posting of the part before; 0 is the beginning. */
    after: z._default(integer(0, 2_147_483_647), 0),
    limit: z._default(integer(1, mostJobsInFeedPart), mostJobsInFeedPart),
  }),
  reply: z.object({
    jobs: z.array(
      z.extend(jobPosting, {
        job_posting_id: z.int(),
        /** Scheduled working hours of the salary's period; null where they are not stated. */
        paid_hours: z.nullable(z.number()),
        facility: z.pick(facilityDetail, {
          path_name: true,
          name: true,
          prefecture_code: true,
          municipality_name: true,
          address: true,
          postal_code: true,
        }),
      }),
    ),
  }),
};

export type JobFeed = z.output<typeof listJobFeed.reply>;
