import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/**
 * Locks the account: other changes of its data wait until the transaction is over.
 * @throws ProblemError 401 `unauthorized` if the account was closed since the request arrived
 */
export async function lockAccount(
  transaction: Transaction<Schema>,
  accountId: number,
): Promise<{ cognito_sub: string; mailaddress: string }> {
  const account = await transaction
    .selectFrom('account')
    .select(['cognito_sub', 'mailaddress'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account ?? accountIsClosed();
}

/** @throws ProblemError 401 `unauthorized` */
export const accountIsClosed = (): never => {
  throw new ProblemError(401, 'unauthorized', 'The account is closed.');
};
