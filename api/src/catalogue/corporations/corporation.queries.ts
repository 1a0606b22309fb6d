import type { Corporation, FacilitiesOfCorporation } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
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

/** The operator's published facilities: by prefecture, then by reading. */
export async function findFacilitiesOf(
  db: Kysely<Schema>,
  pathName: string,
  { page, limit }: { page: number; limit: number },
): Promise<FacilitiesOfCorporation> {
  const own = sql`
    is_published and corporation_id = (select id from corporation where path_name = ${pathName})
  `;
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from facility
    where ${own} order by prefecture_code, sort_kana, id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from facility where ${own}
  `.execute(db);
  return { total: counted[0]?.total ?? 0, page, limit, facilities: rows.map(summaryOf) };
}
