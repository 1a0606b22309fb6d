import * as z from 'zod/mini';
import { integer } from '../../parameters.ts';
import { facilityName } from '../facility.schemas.ts';
import { interviewSummary } from './interview.schemas.ts';

export const listInterviews = {
  query: z.strictObject({ limit: z._default(integer(1, 20), 3) }),
  reply: z.object({
    interviews: z.array(z.extend(interviewSummary, { facility: facilityName })),
  }),
};

export type InterviewList = z.output<typeof listInterviews.reply>;
