import type { User } from '@enerabi/shared/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Member } from './member.ts';

/** The form of a mail address for comparison: addresses that differ only in capitals count as equal. */
export const mailaddressKeyOf = (mailaddress: string): string => mailaddress.toLowerCase();

const credentials = ['id', 'cognito_sub', 'mailaddress', 'password_hash'] as const;

export interface Credentials {
  id: number;
  cognito_sub: string;
  mailaddress: string;
  password_hash: string;
}

export const findByMailaddress = (
  db: Kysely<Schema>,
  mailaddressKey: string,
): Promise<Credentials | undefined> =>
  db
    .selectFrom('account')
    .select(credentials)
    .where('mailaddress_key', '=', mailaddressKey)
    .executeTakeFirst();

/** Undefined if the account was closed meanwhile. */
export const findCredentials = (
  db: Kysely<Schema>,
  { accountId }: Pick<Member, 'accountId'>,
): Promise<Credentials | undefined> =>
  db.selectFrom('account').select(credentials).where('id', '=', accountId).executeTakeFirst();

/**
 * Locks the password until the transaction ends. @returns false if it has changed, so that an earlier check no longer
 * holds
 */
export async function holdPassword(
  transaction: Transaction<Schema>,
  { id, password_hash }: Credentials,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The same password with a new hash. */
export const replaceHash = (db: Kysely<Schema>, { id, password_hash }: Credentials, hash: string) =>
  db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute();

/** Specification section 3: the user, with positions. */
export async function findUser(
  db: Kysely<Schema>,
  { accountId }: Pick<Member, 'accountId'>,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('account')
    .select([
      'cognito_sub',
      'mailaddress',
      'position_kind_ids',
      'basic_information_at',
      'last_name',
      'first_name',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { cognito_sub, mailaddress, position_kind_ids, basic_information_at } = row;
  const { last_name, first_name } = basic_information_at ? row : nameless;
  return {
    cognito_sub,
    mailaddress,
    positions: position_kind_ids.map((position_kind_id) => ({ position_kind_id })),
    last_name,
    first_name,
  };
}

const nameless = { last_name: null, first_name: null };
