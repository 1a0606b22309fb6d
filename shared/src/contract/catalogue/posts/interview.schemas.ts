import * as z from 'zod/mini';
import { jobTypeIds } from '../../../constants/index.ts';
import { date, flag, pathName } from '../../parameters.ts';

export const interviewSummary = z.object({
  path_name: z.string(),
  title: z.string(),
  job_type: z.literal(jobTypeIds),
  /** The position as the facility names it; no person's name. */
  job_title: z.string(),
  /** Years at this facility, the current one included. */
  years_of_service: z.nullable(z.int()),
  posted_on: date(),
});

export const getFacilityInterview = {
  query: z.strictObject({
    facility_path_name: pathName(),
    interview_path_name: pathName(),
    is_published: z._default(flag(), true),
  }),
  reply: z.extend(interviewSummary, {
    introduction: z.string(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    /** Other interviews of the same facility, newest first. */
    other_interviews: z.array(interviewSummary),
  }),
};

export type InterviewSummary = z.output<typeof interviewSummary>;
export type Interview = z.output<typeof getFacilityInterview.reply>;
