import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type Counted, countTry, forgetTries, takeBackTry } from './attempt.queries.ts';
import { type ClientNetwork, isKnownNetwork } from './known-address.queries.ts';
import { limits } from './limits.ts';
import { type CountedFor, countTries, tooManyAttempts } from './throttle.ts';

export interface LoginTry {
  /** Unregistered addresses are counted, too. */
  mailaddressKey: string;
  /** Undefined where no account has the address. */
  accountId: number | undefined;
  client: ClientNetwork;
}

/**
 * Counts a login before its password is checked, so that concurrent tries are all counted. If the account's limit is
 * reached, networks from which its owner signed in earlier may still try, so that a stranger cannot lock the owner out.
 * @returns undoes the count; for when the password was right
 * @throws ProblemError 429 `too_many_attempts`; nothing was counted then
 */
export async function countLogin(
  db: Kysely<Schema>,
  countedFor: CountedFor,
  { mailaddressKey, accountId, client }: LoginTry,
  now: Date,
): Promise<(db: Kysely<Schema>) => Promise<void>> {
  const here = countedFor(limits.loginFromNetwork, mailaddressKey, client.network);
  const network = countedFor(limits.loginsOfNetwork, client.network);
  const everywhere = countedFor(limits.loginsOfAccount, mailaddressKey);
  const isCountedEverywhere = await db.transaction().execute(async (transaction) => {
    await countTries(transaction, [here, network], now);
    const until = await countTry(transaction, everywhere, now);
    if (until && !(await isKnownNetwork(transaction, accountId, client, now)))
      throw tooManyAttempts(until, now);
    return until === undefined;
  });
  const windows: Counted[] = isCountedEverywhere ? [network, everywhere] : [network];
  return async (db) => {
    await forgetTries(db, here);
    for (const window of windows) await takeBackTry(db, window);
  };
}
