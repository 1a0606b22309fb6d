import type { FavoriteIds } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { favoriteFacilities } from './favorite-facility.queries.ts';

/** All ids of the lists, the latest first. */
export async function findFavoriteIds(db: Kysely<Schema>, accountId: number): Promise<FavoriteIds> {
  const { rows } = await sql<FavoriteIds>`
    select
      array(
        select facility.id from ${favoriteFacilities(accountId)}
        order by favorite.created_at desc, favorite.sequence desc
      ) as facility_ids,
      array(
        select job_posting_id from favorite_job where account_id = ${accountId}
        order by created_at desc, sequence desc
      ) as job_posting_ids
  `.execute(db);
  return rows[0] ?? { facility_ids: [], job_posting_ids: [] };
}
