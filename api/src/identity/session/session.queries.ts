import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { makeToken } from '../codes/code.rules.ts';
import type { Bearer } from './bearer.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { idleSince, sessionEndsAt } from './session.rules.ts';

/** @param session only the hash of its `refreshToken` is stored */
export interface NewSession extends Bearer {
  refreshToken: string;
}

export async function insertSession(
  transaction: Transaction<Schema>,
  { accountId, cognitoSub }: { accountId: number; cognitoSub: string },
  now: Date,
): Promise<NewSession> {
  const session = { sessionId: randomUUID(), cognitoSub, refreshToken: makeToken() };
  await transaction
    .insertInto('session')
    .values({
      id: session.sessionId,
      account_id: accountId,
      refresh_token_hash: hashRefreshToken(session.refreshToken),
      created_at: now,
      refreshed_at: now,
      expires_at: sessionEndsAt(now),
    })
    .execute();
  return session;
}

const isOpen = (now: Date) =>
  sql<boolean>`session.expires_at > ${now} and session.refreshed_at > ${idleSince(now)}`;

/** The account of a session. @returns undefined if the session is over or belongs to another account */
export async function findOpenSession(
  db: Kysely<Schema>,
  { sessionId, cognitoSub }: Bearer,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('account.id')
    .where('session.id', '=', sessionId)
    .where('account.cognito_sub', '=', cognitoSub)
    .where(isOpen(now))
    .executeTakeFirst();
  return row?.id;
}

/** @returns whether the session is still valid; it is not if it is ended at the same time */
export async function refreshSession(
  db: Kysely<Schema>,
  { sessionId, cognitoSub }: Bearer,
  refreshToken: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .from('account')
    .set({ refreshed_at: now })
    .whereRef('account.id', '=', 'session.account_id')
    .where('account.cognito_sub', '=', cognitoSub)
    .where('session.id', '=', sessionId)
    .where('session.refresh_token_hash', '=', hashRefreshToken(refreshToken))
    .where(isOpen(now))
    .returning('session.id')
    .executeTakeFirst();
  return row !== undefined;
}

export const endSession = (db: Kysely<Schema>, sessionId: string) =>
  db.deleteFrom('session').where('id', '=', sessionId).execute();

export const endSessionOf = (db: Kysely<Schema>, refreshToken: string) =>
  db.deleteFrom('session').where('refresh_token_hash', '=', hashRefreshToken(refreshToken)).execute();

/** @param except a session that stays */
export const endSessions = (db: Kysely<Schema>, accountId: number, except?: string) =>
  db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
