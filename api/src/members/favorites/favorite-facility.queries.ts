import type { FavoriteFacilityList } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type SummaryRow, summaryColumns, summaryOf } from '../../catalogue/facilities/summary.row.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Rows `favorite` with their `facility`. Excludes unpublished facilities until they are published again. */
export const favoriteFacilities = (accountId: number): RawBuilder<unknown> => sql`
  favorite_facility favorite join facility on facility.id = favorite.facility_id
  where favorite.account_id = ${accountId} and facility.is_published
`;

export interface FavoritesQuery {
  accountId: number;
  limit: number;
  /** Default 0. */
  offset?: number;
}

/** A part of the member's favourites, the latest first. */
export async function findFavoriteFacilities(
  db: Kysely<Schema>,
  query: FavoritesQuery,
): Promise<Pick<FavoriteFacilityList, 'total' | 'facilities'>> {
  const { rows } = await favoriteFacilitiesQuery(query).execute(db);
  const { total = 0, facilities = [] } = rows[0] ?? {};
  return { total, facilities: facilities.map(summaryOf) };
}

export const favoriteFacilitiesQuery = ({ accountId, limit, offset = 0 }: FavoritesQuery) => sql<{
  total: number;
  facilities: SummaryRow[];
}>`
  select (select count(*) from ${favoriteFacilities(accountId)}) as total, (
    select coalesce(json_agg(entry), '[]') from (
      select ${summaryColumns} from (
        select facility.*, favorite.created_at as saved_at, favorite.sequence from ${favoriteFacilities(accountId)}
        order by saved_at desc, sequence desc limit ${limit} offset ${offset}
      ) facility order by saved_at desc, sequence desc
    ) entry
  ) as facilities
`;
