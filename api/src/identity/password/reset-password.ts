import { ProblemError } from '../../platform/http/problem-error.ts';
import { passwordChangedMail } from '../../platform/mail/templates/index.ts';
import { mailaddressKeyOf } from '../account/account.queries.ts';
import type { Auth } from '../auth/create-auth.ts';
import { queueNotice } from '../auth/queue-notice.ts';
import { forgetCodes, takeCode } from '../codes/code.queries.ts';
import { endSessions } from '../session/session.queries.ts';
import { forgetTries } from '../throttle/attempt.queries.ts';
import { rememberNetwork } from '../throttle/known-address.queries.ts';
import { limits } from '../throttle/limits.ts';
import { countTries } from '../throttle/throttle.ts';
import { refuseCommonPassword } from './new-password.ts';
import { findByResetToken, setPassword } from './password.queries.ts';

export interface ResetRequest {
  cognito_sub: string;
  token: string;
  password: string;
}

/**
 * Sets the password once by a mailed link. Every session ends, and the receiver's network becomes a known one.
 * @throws ProblemError 422 `token_refused`, without the reason, or `invalid_request` with `common_password`; 429
 *   `too_many_attempts`
 */
export async function resetPassword(
  { db, site, passwords, countedFor, hashCode, clientNetworkOf }: Auth,
  { cognito_sub: cognitoSub, token, password }: ResetRequest,
  clientAddress: string,
  now: Date,
): Promise<void> {
  const client = clientNetworkOf(clientAddress);
  await countTries(db, [countedFor(limits.resetsOfNetwork, client.network)], now);
  const owner = { purpose: 'password_reset', cognitoSub } as const;
  const hash = hashCode(owner, token);
  const account = await findByResetToken(db, { cognitoSub, hash }, now);
  if (!account) throw tokenRefused();
  const { mailaddress } = account;
  await refuseCommonPassword('password', password, { mailaddress, siteName: site.name });
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (transaction) => {
    const isSet = await setPassword(transaction, account, passwordHash, now);
    if (!isSet || !(await takeCode(transaction, owner, hash, now))) throw tokenRefused();
    await endSessions(transaction, account.id);
    // Other procedures under way may be an intruder's, whom the reset must keep out.
    await forgetCodes(transaction, cognitoSub, ['mailaddress']);
    await rememberNetwork(transaction, account.id, client, now);
    const key = mailaddressKeyOf(mailaddress);
    await forgetTries(transaction, countedFor(limits.loginFromNetwork, key, client.network));
    const content = passwordChangedMail(site, { changedAt: now });
    await queueNotice(transaction, { recipient: mailaddress, content, now });
  });
}

const tokenRefused = () =>
  new ProblemError(422, 'token_refused', 'The link is not right, or no longer valid.');
