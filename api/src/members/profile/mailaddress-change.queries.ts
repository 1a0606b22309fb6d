import type { Kysely, Transaction } from 'kysely';
import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Whether another account has the address. */
export async function isTakenByAnother(
  db: Kysely<Schema>,
  accountId: number,
  mailaddress: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('mailaddress_key', '=', mailaddressKeyOf(mailaddress))
    .where('id', '!=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Rejects, as `isTaken` tells, if another account has the address. */
export const setMailaddress = (transaction: Transaction<Schema>, accountId: number, mailaddress: string) =>
  transaction
    .updateTable('account')
    .set({ mailaddress, mailaddress_key: mailaddressKeyOf(mailaddress) })
    .where('id', '=', accountId)
    .execute();

/** PostgreSQL's unique_violation. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';
