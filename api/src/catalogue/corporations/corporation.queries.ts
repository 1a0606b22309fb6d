import type { Corporation, FacilitiesOfCorporation, PlacesOfCorporation } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type SummaryRow, summaryColumns, summaryOf } from '../facilities/summary.row.ts';
import { figuresOf } from './corporation-figures.queries.ts';

/** Undefined if no operator with a published facility has that path name. */
export async function findCorporation(
  db: Kysely<Schema>,
  pathName: string,
): Promise<Corporation | undefined> {
  const { rows } = await sql<Corporation>`
    select path_name, name, name_kana, kind, corporation_number, address, url, philosophy, figures.*
    from corporation cross join lateral (${figuresOf(sql`corporation.id`)}) figures
    where path_name = ${pathName} and figures.facilities > 0
  `.execute(db);
  return rows[0];
}

/** A row `facility` is published, and of the operator with this path name. */
export const isFacilityOf = (pathName: string): RawBuilder<unknown> => sql`
  facility.is_published and facility.corporation_id = (select id from corporation where path_name = ${pathName})
`;

/** By prefecture, then by reading. */
const inOrder = sql`facility.prefecture_code, facility.sort_kana, facility.id`;

/** The operator's published facilities: by prefecture, then by reading. */
export async function findFacilitiesOf(
  db: Kysely<Schema>,
  pathName: string,
  { page, limit }: { page: number; limit: number },
): Promise<FacilitiesOfCorporation> {
  const own = isFacilityOf(pathName);
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from facility
    where ${own} order by ${inOrder} limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from facility where ${own}
  `.execute(db);
  return { total: counted[0]?.total ?? 0, page, limit, facilities: rows.map(summaryOf) };
}

/** Where the operator's published facilities are: the first ones in the order of their list. */
export async function findPlacesOf(
  db: Kysely<Schema>,
  pathName: string,
  limit: number,
): Promise<PlacesOfCorporation> {
  const own = isFacilityOf(pathName);
  const isMapped = sql`facility.latitude is not null and facility.longitude is not null`;
  const { rows } = await sql<PlacesOfCorporation>`
    select (select count(*) from facility where ${own} and not (${isMapped})) as unmapped,
      (select coalesce(json_agg(place), '[]') from (
        select path_name, name, facility_type, latitude, longitude from facility
        where ${own} and ${isMapped} order by ${inOrder} limit ${limit}
      ) place) as places
  `.execute(db);
  return rows[0] ?? { unmapped: 0, places: [] };
}
