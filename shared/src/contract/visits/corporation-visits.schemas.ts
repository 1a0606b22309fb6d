import * as z from 'zod/mini';
import { postsOfCorporation } from '../../constants/index.ts';
import { facilityName } from '../catalogue/facility.schemas.ts';
import { integer, pathName } from '../parameters.ts';
import { visitSlot } from '../site/facility-preview.schemas.ts';

export const listVisitsOfCorporation = {
  query: z.strictObject({
    corporation_path_name: pathName(),
    limit: z._default(integer(1, 50), postsOfCorporation),
  }),
  reply: z.object({
    /** Published facilities with a slot that can be booked now. */
    facilities: z.int(),
    /** Those that can be booked now, soonest first. */
    visit_slots: z.array(z.extend(visitSlot, { facility: facilityName })),
  }),
};

export type VisitsOfCorporation = z.output<typeof listVisitsOfCorporation.reply>;
