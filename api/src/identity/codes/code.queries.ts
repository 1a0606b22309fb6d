import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuthenticationCodeTable } from '../../platform/db/account-schema.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { keyedHash } from '../secret/secrets.ts';
import { codeExpiresAt } from './code.rules.ts';

export type CodePurpose = AuthenticationCodeTable['purpose'];

/** Owner of the code: a registration or an account. */
export interface CodeOwner {
  purpose: CodePurpose;
  cognitoSub: string;
}

/** Hash of a code, since somebody who reads the database must not be able to use one. */
export type HashCode = (owner: CodeOwner, text: string) => Buffer;

export const hashCodeBy =
  (secret: Buffer): HashCode =>
  ({ purpose, cognitoSub }, text) =>
    keyedHash(secret, purpose, cognitoSub, text);

/** A hash that matches no text. */
export const fitsNothing = (): Buffer => randomBytes(32);

export interface NewCode extends CodeOwner {
  hash: Buffer;
  mailaddress?: string;
}

/**
 * Replaces the owner's last code for the purpose, if there is one.
 * @param lastBefore the last one must be from this time or before
 * @returns when it expires, or undefined if there is a later one
 */
export async function replaceCode(
  db: Kysely<Schema>,
  { purpose, cognitoSub, hash, mailaddress }: NewCode,
  now: Date,
  lastBefore = now,
): Promise<Date | undefined> {
  const code = {
    code_hash: hash,
    mailaddress: mailaddress ?? null,
    created_at: now,
    expires_at: codeExpiresAt(now),
  };
  const row = await db
    .insertInto('authentication_code')
    .values({ purpose, cognito_sub: cognitoSub, ...code })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'cognito_sub'])
        .doUpdateSet(code)
        .where('authentication_code.created_at', '<=', lastBefore),
    )
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at;
}

/**
 * Uses a code up; of concurrent requests only one succeeds. @returns undefined if the code is wrong or no longer
 * valid
 */
export const takeCode = (
  db: Kysely<Schema>,
  { purpose, cognitoSub }: CodeOwner,
  hash: Buffer,
  now: Date,
): Promise<{ mailaddress: string | null } | undefined> =>
  db
    .deleteFrom('authentication_code')
    .where('purpose', '=', purpose)
    .where('cognito_sub', '=', cognitoSub)
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('mailaddress')
    .executeTakeFirst();

/** When the owner's last code was made, if it still exists. */
export async function findCodeSentAt(
  db: Kysely<Schema>,
  { purpose, cognitoSub }: CodeOwner,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('authentication_code')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('cognito_sub', '=', cognitoSub)
    .executeTakeFirst();
  return row?.created_at;
}

export const forgetCodes = (db: Kysely<Schema>, cognitoSub: string, purposes: readonly CodePurpose[]) =>
  db
    .deleteFrom('authentication_code')
    .where('cognito_sub', '=', cognitoSub)
    .where('purpose', 'in', purposes)
    .execute();
