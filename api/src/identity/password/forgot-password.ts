import { randomUUID } from 'node:crypto';
import { discardMail, queueMail } from '../../platform/mail/mail-queue.ts';
import { passwordResetMail } from '../../platform/mail/templates/index.ts';
import { findByMailaddress, mailaddressKeyOf } from '../account/account.queries.ts';
import type { Auth } from '../auth/create-auth.ts';
import { replaceCode } from '../codes/code.queries.ts';
import { codeExpiresAt, makeToken } from '../codes/code.rules.ts';
import { countTry } from '../throttle/attempt.queries.ts';
import { limits } from '../throttle/limits.ts';
import { countTries } from '../throttle/throttle.ts';

type Needs = Pick<Auth, 'db' | 'site' | 'countedFor' | 'hashCode' | 'clientNetworkOf'>;

/**
 * Mails a link to an account's address; it replaces the last one. For other addresses an equal row without an owner
 * is written and nothing is sent, so that neither reply nor time reveals whether an account exists.
 * @throws ProblemError 429 `too_many_attempts`
 */
export async function forgotPassword(
  { db, site, countedFor, hashCode, clientNetworkOf }: Needs,
  mailaddress: string,
  clientAddress: string,
  now: Date,
): Promise<void> {
  const mailaddressKey = mailaddressKeyOf(mailaddress);
  const { network } = clientNetworkOf(clientAddress);
  await countTries(db, [countedFor(limits.forgottenOfNetwork, network)], now);
  if (await countTry(db, countedFor(limits.forgottenOfAddress, mailaddressKey), now)) return;
  await db.transaction().execute(async (transaction) => {
    const account = await findByMailaddress(transaction, mailaddressKey);
    const cognitoSub = account?.cognito_sub ?? randomUUID();
    const owner = { purpose: 'password_reset', cognitoSub } as const;
    const token = makeToken();
    await replaceCode(transaction, { ...owner, hash: hashCode(owner, token) }, now);
    const expiresAt = codeExpiresAt(now);
    const content = passwordResetMail(site, { cognitoSub, token, expiresAt });
    await (account ? queueMail : discardMail)(transaction, {
      recipient: account?.mailaddress ?? mailaddress,
      content,
      now,
      giveUpAt: expiresAt,
    });
  });
}
