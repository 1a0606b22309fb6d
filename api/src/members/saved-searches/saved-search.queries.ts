import type { ChildClassId, SavedCollection } from '@enerabi/shared/constants';
import type { SavedSearch } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { SavedConditions } from './read-conditions.ts';
import { lastMailTime } from './saved-search.rules.ts';

/** The member's own, the latest first. */
export async function findSavedSearches(db: Kysely<Schema>, accountId: number): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select(['id', 'collection', 'name', 'search', 'frequency', 'created_at', 'last_sent_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, created_at, last_sent_at, ...row }) => ({
    saved_search_id: id,
    ...row,
    created_at: created_at.toISOString(),
    last_sent_at: last_sent_at?.toISOString() ?? null,
  }));
}

/** A search whose mail is to be sent if there is something new. */
export interface DueSearch {
  id: number;
  collection: SavedCollection;
  conditions: SavedConditions;
  search: string;
  name: string;
  frequency: 'daily' | 'weekly';
  created_at: Date;
  last_looked_at: Date;
  /** Null unless the collection is `openings`. */
  seen_class_ids: ChildClassId[] | null;
  mailaddress: string;
}

/** @param last the id after which to continue */
export const findDueSearches = (
  db: Kysely<Schema>,
  now: Date,
  { last, limit }: { last: number; limit: number },
): Promise<DueSearch[]> =>
  db
    .selectFrom('saved_search as saved')
    .innerJoin('account', 'account.id', 'saved.account_id')
    .select([
      'saved.id',
      'collection',
      'conditions',
      'search',
      'name',
      'frequency',
      'saved.created_at',
      'last_looked_at',
      'seen_class_ids',
      'mailaddress',
    ])
    .$narrowType<{ frequency: 'daily' | 'weekly' }>()
    .where('saved.id', '>', last)
    .where(({ and, eb, or }) =>
      or(
        (['daily', 'weekly'] as const).map((frequency) =>
          and([eb('frequency', '=', frequency), eb('last_looked_at', '<', lastMailTime(frequency, now))]),
        ),
      ),
    )
    .orderBy('saved.id')
    .limit(limit)
    .execute();
