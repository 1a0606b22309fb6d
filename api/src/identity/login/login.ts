import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  findByMailaddress,
  holdPassword,
  mailaddressKeyOf,
  replaceHash,
} from '../account/account.queries.ts';
import type { Auth } from '../auth/create-auth.ts';
import { insertSession, type NewSession } from '../session/session.queries.ts';
import { rememberNetwork } from '../throttle/known-address.queries.ts';
import { countLogin } from '../throttle/login-tries.ts';

export interface LoginRequest {
  mailaddress: string;
  password: string;
  clientAddress: string;
}

type Needs = Pick<Auth, 'db' | 'passwords' | 'countedFor' | 'clientNetworkOf'>;

/**
 * Opens a session. An unregistered address is counted, hashed and refused like any other.
 * @throws ProblemError 401 `login_failed`, without the reason; 429 `too_many_attempts`, before any hashing
 */
export async function logIn(
  { db, passwords, countedFor, clientNetworkOf }: Needs,
  { mailaddress, password, clientAddress }: LoginRequest,
  now: Date,
): Promise<NewSession> {
  const mailaddressKey = mailaddressKeyOf(mailaddress);
  const client = clientNetworkOf(clientAddress);
  const account = await findByMailaddress(db, mailaddressKey);
  const succeeded = await countLogin(db, countedFor, { mailaddressKey, accountId: account?.id, client }, now);
  if (!(await passwords.verify(account?.password_hash, password)) || !account) throw loginFailed();
  const session = await db.transaction().execute(async (transaction) => {
    if (!(await holdPassword(transaction, account))) throw loginFailed();
    await succeeded(transaction);
    await rememberNetwork(transaction, account.id, client, now);
    return insertSession(transaction, { accountId: account.id, cognitoSub: account.cognito_sub }, now);
  });
  if (passwords.isOutdated(account.password_hash))
    await replaceHash(db, account, await passwords.hash(password));
  return session;
}

const loginFailed = () => new ProblemError(401, 'login_failed', 'Mail address or password are not right.');
