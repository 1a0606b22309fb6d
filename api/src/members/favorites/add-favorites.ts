import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { lockAccount } from '../profile/account.queries.ts';
import { refuseMore } from './change-favorite.ts';
import { hasRoomFor } from './favorite.rules.ts';
import { favoriteFacility } from './favorite-kind.ts';

export interface StoredFacilities {
  accountId: number;
  /** The latest first; a repeated one counts at its first position. */
  facility_ids: readonly number[];
}

/**
 * Adds the favourites of a visitor's browser to the member's: the latest first, before those that the member already
 * has, which keep their position. Unpublished facilities are left out.
 * @throws ProblemError 409 `too_many_favorites`, and none is added; 401 `unauthorized` if the account was closed
 */
export const addFavorites = (
  db: Kysely<Schema>,
  { accountId, facility_ids }: StoredFacilities,
  now: Date,
): Promise<{ total: number; added: number }> =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const asked = [...new Set(facility_ids)];
    const { rows } = await sql<{ total: number; missing: number[] }>`
      select ${favoriteFacility.total(accountId)} as total, array(
        select asked.id from unnest(${asked}::integer[]) with ordinality as asked (id, position)
        join facility on facility.id = asked.id and facility.is_published
        where not exists (select from favorite_facility where account_id = ${accountId} and facility_id = asked.id)
        order by asked.position
      ) as missing
    `.execute(transaction);
    const { total = 0, missing = [] } = rows[0] ?? {};
    if (!hasRoomFor(missing.length, total)) refuseMore();
    // They have the same time; the sequence tells which is later.
    await sql`
      insert into favorite_facility (account_id, facility_id, created_at)
      select ${accountId}, id, ${now} from unnest(${missing}::integer[]) with ordinality as missing (id, position)
      order by position desc
    `.execute(transaction);
    return { total: total + missing.length, added: missing.length };
  });
