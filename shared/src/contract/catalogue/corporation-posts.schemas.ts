import * as z from 'zod/mini';
import { maximumPage, postsOfCorporation } from '../../constants/index.ts';
import { integer, pathName } from '../parameters.ts';
import { facilityName } from './facility.schemas.ts';
import { interviewSummary } from './posts/interview.schemas.ts';
import { jobSummary } from './posts/job-posting.schemas.ts';
import { notificationSummary } from './posts/notification.schemas.ts';

const limit = () => z._default(integer(1, 50), postsOfCorporation);

export const listJobsOfCorporation = {
  query: z.strictObject({
    corporation_path_name: pathName(),
    page: z._default(integer(1, maximumPage), 1),
    limit: limit(),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** Open ones, newest first. */
    jobs: z.array(jobSummary),
  }),
};

export const listInterviewsOfCorporation = {
  query: z.strictObject({ corporation_path_name: pathName(), limit: limit() }),
  reply: z.object({
    /** Newest first. */
    interviews: z.array(z.extend(interviewSummary, { facility: facilityName })),
  }),
};

export const listNotificationsOfCorporation = {
  query: z.strictObject({ corporation_path_name: pathName(), limit: limit() }),
  reply: z.object({
    /** Newest first. */
    notifications: z.array(z.extend(notificationSummary, { facility: facilityName })),
  }),
};

export type JobsOfCorporation = z.output<typeof listJobsOfCorporation.reply>;
export type InterviewsOfCorporation = z.output<typeof listInterviewsOfCorporation.reply>;
export type NotificationsOfCorporation = z.output<typeof listNotificationsOfCorporation.reply>;
