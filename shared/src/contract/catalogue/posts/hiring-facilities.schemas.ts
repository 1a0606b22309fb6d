import * as z from 'zod/mini';
import { jobTypeIds } from '../../../constants/index.ts';
import { integer } from '../../parameters.ts';
import { facilityName } from '../facility.schemas.ts';

export const listHiringFacilities = {
  query: z.strictObject({ limit: z._default(integer(1, 20), 6) }),
  reply: z.object({
    facilities: z.array(
      z.extend(facilityName, {
        /** Open postings. */
        jobs: z.int(),
        /** Job types of its postings, each once, in the order of `jobTypes`. */
        job_types: z.array(z.literal(jobTypeIds)),
      }),
    ),
  }),
};

export type HiringFacilities = z.output<typeof listHiringFacilities.reply>;
