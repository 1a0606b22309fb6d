import type { MailFrequency, SavedCollection } from '@enerabi/shared/constants';
import { mostSavedSearches } from '@enerabi/shared/constants';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockAccount } from '../profile/account.queries.ts';
import { seenNow } from './openings.queries.ts';
import type { SavedConditions } from './read-conditions.ts';
import { hasRoomForSearch } from './saved-search.rules.ts';

export interface NewSearch {
  accountId: number;
  collection: SavedCollection;
  conditions: SavedConditions;
  search: string;
  name: string;
  frequency: MailFrequency;
}

/**
 * Saves a search, or changes the one with the same address. Changes of one account are serialised, so that concurrent
 * ones cannot exceed the limit.
 * @throws ProblemError 409 `too_many_saved_searches`, 401 `unauthorized` if the account was closed
 */
export const keepSearch = (
  db: Kysely<Schema>,
  { accountId, conditions, name, frequency, ...address }: NewSearch,
  now: Date,
): Promise<{ saved_search_id: number }> =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const known = { account_id: accountId, ...address };
    const saved = await transaction
      .selectFrom('saved_search')
      .select('id')
      .where(({ and }) => and(known))
      .executeTakeFirst();
    if (saved) {
      const change = { conditions: JSON.stringify(conditions), name };
      await transaction.updateTable('saved_search').set(change).where('id', '=', saved.id).execute();
      await setFrequency(transaction, { accountId, id: saved.id, frequency }, now);
      return { saved_search_id: saved.id };
    }
    if (!hasRoomForSearch(await countSearches(transaction, accountId))) refuseMore();
    const { id } = await transaction
      .insertInto('saved_search')
      .values({
        ...known,
        conditions: JSON.stringify(conditions),
        name,
        frequency,
        created_at: now,
        last_looked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('saved_search')
      .set({ seen_class_ids: seenNow })
      .where('id', '=', id)
      .execute();
    return { saved_search_id: id };
  });

async function countSearches(transaction: Transaction<Schema>, accountId: number): Promise<number> {
  const { total } = await transaction
    .selectFrom('saved_search')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const refuseMore = (): never => {
  throw new ProblemError(
    409,
    'too_many_saved_searches',
    `There are at most ${mostSavedSearches} saved searches.`,
  );
};

interface OwnSearch {
  accountId: number;
  id: number;
}

/** A search that mails again begins with later arrivals. @returns false if it is not the member's own */
export async function setFrequency(
  db: Kysely<Schema>,
  { accountId, id, frequency }: OwnSearch & { frequency: MailFrequency },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({
      frequency,
      last_looked_at: sql`case when frequency = 'none' then ${now}::timestamptz else last_looked_at end`,
      seen_class_ids: sql`case when frequency = 'none' then ${seenNow} else seen_class_ids end`,
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const removeSearch = (db: Kysely<Schema>, { accountId, id }: OwnSearch) =>
  db.deleteFrom('saved_search').where('id', '=', id).where('account_id', '=', accountId).execute();

/** The search stays in the member's list, where mails can be switched on again. */
export const endMails = (db: Kysely<Schema>, id: number) =>
  db.updateTable('saved_search').set({ frequency: 'none' }).where('id', '=', id).execute();
