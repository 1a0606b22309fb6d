import type { SavedCommutePlaces } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { lockAccount } from '../profile/account.queries.ts';

/**
 * Replaces the member's places in one transaction; the last of several at once holds.
 * @throws ProblemError 401 `unauthorized` if the account was closed meanwhile
 */
export const saveCommutePlacesOf = (
  db: Kysely<Schema>,
  accountId: number,
  { home, works }: SavedCommutePlaces,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    await transaction.deleteFrom('account_commute_place').where('account_id', '=', accountId).execute();
    const rows = [
      ...(home ? [{ ...home, kind: 'home' as const, display_order: 1 }] : []),
      ...works.map((work, at) => ({ ...work, kind: 'work' as const, display_order: at + 1 })),
    ].map((row) => ({ ...row, account_id: accountId }));
    if (rows.length > 0) await transaction.insertInto('account_commute_place').values(rows).execute();
  });
