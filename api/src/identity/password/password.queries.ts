import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Credentials } from '../account/account.queries.ts';

/** The account that a mailed link names, while the link is valid. */
export const findByResetToken = (
  db: Kysely<Schema>,
  { cognitoSub, hash }: { cognitoSub: string; hash: Buffer },
  now: Date,
): Promise<Credentials | undefined> =>
  db
    .selectFrom('authentication_code as code')
    .innerJoin('account', 'account.cognito_sub', 'code.cognito_sub')
    .select(['account.id', 'account.cognito_sub', 'account.mailaddress', 'account.password_hash'])
    .where('code.purpose', '=', 'password_reset')
    .where('code.cognito_sub', '=', cognitoSub)
    .where('code.code_hash', '=', hash)
    .where('code.expires_at', '>', now)
    .executeTakeFirst();

/**
 * Replaces a password that was read before. Logins under way with the old one end first.
 * @returns false if the password has changed meanwhile
 */
export async function setPassword(
  transaction: Transaction<Schema>,
  { id, password_hash }: Credentials,
  hash: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('account')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
