import { dayInJapan } from '@enerabi/shared/clock';
import { mostFavorites } from '@enerabi/shared/constants';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockAccount } from '../profile/account.queries.ts';
import { changeOf, type Standing } from './favorite.rules.ts';
import type { FavoriteKind } from './favorite-kind.ts';

export interface Wish {
  accountId: number;
  /** Id of the facility or the job posting. */
  id: number;
  is_favorite: boolean;
}

/**
 * Adds or removes a favourite. Changes of one account are serialised, so that concurrent ones cannot exceed the
 * limit.
 * @returns the member's total of its kind
 * @throws ProblemError 404 `{kind}_not_found`, 409 `too_many_favorites`, 401 `unauthorized` if the account was closed
 */
export const changeFavorite = (
  db: Kysely<Schema>,
  kind: FavoriteKind,
  wish: Wish,
  now: Date,
): Promise<{ total: number }> =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, wish.accountId);
    const standing = await findStanding(transaction, kind, wish, dayInJapan(now));
    const change = changeOf(wish.is_favorite, standing);
    if (change === 'not_found') orNotFound(kind.name, wish.id, undefined);
    if (change === 'too_many') refuseMore();
    if (change === 'add') await add(transaction, kind, wish, now);
    if (change === 'remove') await remove(transaction, kind, wish);
    return totalOf(transaction, kind, wish.accountId);
  });

/** @throws ProblemError 409 `too_many_favorites` */
export const refuseMore = (): never => {
  throw new ProblemError(409, 'too_many_favorites', `There are at most ${mostFavorites} favourites.`);
};

type Step = Transaction<Schema>;

async function findStanding(
  transaction: Step,
  kind: FavoriteKind,
  { accountId, id }: Wish,
  today: string,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select exists (select from ${kind.table} where account_id = ${accountId} and ${kind.item} = ${id}) as is_favorite,
      ${kind.isOffered(id, today)} as is_offered, ${kind.total(accountId)} as total
  `.execute(transaction);
  return rows[0] as Standing;
}

const add = (transaction: Step, kind: FavoriteKind, { accountId, id }: Wish, now: Date) =>
  sql`
    insert into ${kind.table} (account_id, ${kind.item}, created_at) values (${accountId}, ${id}, ${now})
  `.execute(transaction);

const remove = (transaction: Step, kind: FavoriteKind, { accountId, id }: Wish) =>
  sql`delete from ${kind.table} where account_id = ${accountId} and ${kind.item} = ${id}`.execute(
    transaction,
  );

async function totalOf(transaction: Step, kind: FavoriteKind, accountId: number): Promise<{ total: number }> {
  const { rows } = await sql<{ total: number }>`select ${kind.total(accountId)} as total`.execute(
    transaction,
  );
  return rows[0] as { total: number };
}
