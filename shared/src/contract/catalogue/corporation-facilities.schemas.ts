import * as z from 'zod/mini';
import { facilityTypeIds } from '../../constants/index.ts';
import { integer, prefectureCode } from '../parameters.ts';
import { pathName } from './facility.schemas.ts';

export const listCorporationFacilities = {
  query: z.strictObject({
    /** Path name of a facility of the operator. */
    facility_path_name: pathName,
    limit: z._default(integer(1, 50), 6),
  }),
  reply: z.object({
    /** All others of the operator; 0 if the operator is unknown. */
    total: z.int(),
    facilities: z.array(
      z.object({
        path_name: z.string(),
        name: z.string(),
        facility_type: z.literal(facilityTypeIds),
        facility_type_text: z.nullable(z.string()),
        prefecture_code: prefectureCode(),
        municipality_name: z.string(),
      }),
    ),
  }),
};

export type CorporationFacilities = z.output<typeof listCorporationFacilities.reply>;
