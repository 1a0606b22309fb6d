import * as z from 'zod/mini';
import { mostComparedFacilities } from '../../constants/index.ts';
import { facilityDetail, pathName } from './facility.schemas.ts';

export const listFacilitiesByPath = {
  query: z.strictObject({
    path_names: z.array(pathName).check(z.minLength(1), z.maxLength(mostComparedFacilities)),
  }),
  reply: z.object({
    /** In the requested order, each once. */
    facilities: z.array(facilityDetail),
    /** Requested path names without a published facility. */
    missing: z.array(z.string()),
  }),
};

export type FacilitiesByPath = z.output<typeof listFacilitiesByPath.reply>;
