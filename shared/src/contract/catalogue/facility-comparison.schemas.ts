import * as z from 'zod/mini';
import { mostComparedFacilities } from '../../constants/index.ts';
import { facilityDetail, pathName } from './facility.schemas.ts';

export const listFacilitiesByPath = {
  query: z.strictObject({
    path_names: z.array(pathName).check(z.minLength(1), z.maxLength(mostComparedFacilities)),
  }),
  reply: z.object({
    /** In the order asked for, each once. */
    facilities: z.array(facilityDetail),
    /** Path names of which there is no published facility. */
    missing: z.array(z.string()),
  }),
};

export type FacilitiesByPath = z.output<typeof listFacilitiesByPath.reply>;
