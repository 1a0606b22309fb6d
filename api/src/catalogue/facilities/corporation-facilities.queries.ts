import type { CorporationFacilities } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Other published facilities of a published facility's operator: first those of its municipality, then those of its
 * prefecture. Undefined if no facility has that path name.
 */
export async function otherFacilities(
  db: Kysely<Schema>,
  pathName: string,
  limit: number,
): Promise<CorporationFacilities | undefined> {
  const { rows } = await sql<CorporationFacilities>`
    select count(other.id) as total, coalesce(json_agg(json_build_object(
      'path_name', other.path_name, 'name', other.name, 'facility_type', other.facility_type,
      'facility_type_text', other.facility_type_text, 'prefecture_code', other.prefecture_code,
      'municipality_name', other.municipality_name
    ) order by other.position) filter (where other.position <= ${limit}), '[]') as facilities
    from facility own
    left join lateral (
      select facility.*, row_number() over (order by
        facility.municipality_code is not distinct from own.municipality_code desc,
        facility.prefecture_code = own.prefecture_code desc, facility.sort_kana, facility.id
      ) as position
      from facility
      where facility.corporation_id = own.corporation_id and facility.id <> own.id and facility.is_published
    ) other on true
    where own.path_name = ${pathName} and own.is_published
    group by own.id
  `.execute(db);
  return rows[0];
}
