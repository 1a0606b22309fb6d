import type { EventSummary } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

type FacilityName = NonNullable<EventSummary['facility']>;

/** Columns of a row `facility` that name it in a line with a link. */
export const facilityName = sql<FacilityName>`json_build_object(
  'path_name', facility.path_name, 'name', facility.name, 'prefecture_code', facility.prefecture_code,
  'municipality_name', facility.municipality_name, 'is_demo', facility.is_demo
)`;

/** Undefined if no published facility has the path name. */
export const findFacilityName = (db: Kysely<Schema>, pathName: string): Promise<FacilityName | undefined> =>
  db
    .selectFrom('facility')
    .select(['path_name', 'name', 'prefecture_code', 'municipality_name', 'is_demo'])
    .where('path_name', '=', pathName)
    .where('is_published', '=', true)
    .executeTakeFirst();
