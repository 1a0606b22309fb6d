import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { mailaddressKeyOf } from '../account/account.queries.ts';
import { codeRefused, countCode } from '../auth/code-tries.ts';
import type { Auth } from '../auth/create-auth.ts';
import { takeCode } from '../codes/code.queries.ts';
import { insertSession, type NewSession } from '../session/session.queries.ts';
import { takeBackTry } from '../throttle/attempt.queries.ts';
import { rememberNetwork } from '../throttle/known-address.queries.ts';
import { limits } from '../throttle/limits.ts';
import { countTries } from '../throttle/throttle.ts';
import { becomeAccount, findRegistration } from './registration.queries.ts';

export interface ActivateRequest {
  authentication_code: string;
  mailaddress: string;
  cognito_sub: string;
}

/**
 * Turns a registration into an account, and opens its first session. Of concurrent requests only one succeeds.
 * @throws ProblemError 422 `authentication_code_refused`, without the reason; 429 `too_many_attempts`
 */
export async function activate(
  auth: Auth,
  { authentication_code, mailaddress, cognito_sub }: ActivateRequest,
  clientAddress: string,
  now: Date,
): Promise<NewSession> {
  const { db, countedFor, hashCode, clientNetworkOf } = auth;
  const client = clientNetworkOf(clientAddress);
  const network = countedFor(limits.activationsOfNetwork, client.network);
  await countTries(db, [network], now);
  const registration = await findRegistration(db, cognito_sub, now);
  // Not counted for the address: made-up names must not use up the owner's tries.
  if (registration?.mailaddress_key !== mailaddressKeyOf(mailaddress)) throw codeRefused();
  const address = countedFor(limits.activationsOfAddress, registration.mailaddress_key);
  await countTries(db, [address], now);
  const owner = { purpose: 'activation', cognitoSub: cognito_sub } as const;
  await countCode(auth, owner, now);
  return db.transaction().execute(async (transaction: Transaction<Schema>) => {
    const code = await takeCode(transaction, owner, hashCode(owner, authentication_code), now);
    const account = code && (await becomeAccount(transaction, registration, now));
    if (!account) throw codeRefused();
    for (const counted of [network, address]) await takeBackTry(transaction, counted);
    await rememberNetwork(transaction, account.accountId, client, now);
    return insertSession(transaction, account, now);
  });
}
