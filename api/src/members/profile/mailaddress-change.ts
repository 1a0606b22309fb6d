import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import type { Member } from '../../identity/account/member.ts';
import { codeRefused, countCode } from '../../identity/auth/code-tries.ts';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { queueNotice } from '../../identity/auth/queue-notice.ts';
import { fitsNothing, forgetCodes, replaceCode, takeCode } from '../../identity/codes/code.queries.ts';
import { codeExpiresAt, makeCode } from '../../identity/codes/code.rules.ts';
import { forgetTries } from '../../identity/throttle/attempt.queries.ts';
import { limits } from '../../identity/throttle/limits.ts';
import { countTries } from '../../identity/throttle/throttle.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import {
  mailaddressChangedMail,
  mailaddressCodeMail,
  mailaddressTakenMail,
} from '../../platform/mail/templates/index.ts';
import { lockAccount } from './account.queries.ts';
import { isTaken, isTakenByAnother, setMailaddress } from './mailaddress-change.queries.ts';

export interface ChangeRequest {
  password: string;
  mailaddress: string;
}

/**
 * Mails a code to the new address, which replaces the last one. If the address has an account, the mail says so and
 * the stored code matches nothing, so that the caller cannot find out.
 * @throws ProblemError 422 `invalid_request` with `password_refused` on `password`; 429 `too_many_attempts`
 */
export async function askForMailaddress(
  { db, site, requirePassword, countedFor, hashCode }: Auth,
  member: Member,
  { password, mailaddress }: ChangeRequest,
  now: Date,
): Promise<void> {
  await requirePassword(member, password, now);
  const counted = [
    countedFor(limits.mailaddressChanges, member.accountId),
    countedFor(limits.mailsToAddress, mailaddressKeyOf(mailaddress)),
  ];
  await countTries(db, counted, now);
  const owner = { purpose: 'mailaddress', cognitoSub: member.cognitoSub } as const;
  const code = makeCode();
  const expiresAt = codeExpiresAt(now);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, member.accountId);
    const isAnothers = await isTakenByAnother(transaction, member.accountId, mailaddress);
    const hash = isAnothers ? fitsNothing() : hashCode(owner, code);
    await replaceCode(transaction, { ...owner, hash, mailaddress: isAnothers ? '' : mailaddress }, now);
    await forgetTries(transaction, countedFor(limits.triesOfCode, owner.purpose, owner.cognitoSub));
    await queueMail(transaction, {
      recipient: mailaddress,
      content: isAnothers ? mailaddressTakenMail(site) : mailaddressCodeMail(site, { code, expiresAt }),
      now,
      giveUpAt: expiresAt,
    });
  });
}

/**
 * Moves the account to the address that the code was mailed to, and notifies the old one. Links that were mailed to
 * the old address can no longer set a password.
 * @returns the new address
 * @throws ProblemError 422 `authentication_code_refused`, without the reason
 */
export async function confirmMailaddress(
  auth: Auth,
  { accountId, cognitoSub }: Member,
  text: string,
  now: Date,
): Promise<string> {
  const { db, site, hashCode } = auth;
  const owner = { purpose: 'mailaddress', cognitoSub } as const;
  await countCode(auth, owner, now);
  const change = db.transaction().execute(async (transaction) => {
    const { mailaddress: before } = await lockAccount(transaction, accountId);
    const code = await takeCode(transaction, owner, hashCode(owner, text), now);
    if (!code?.mailaddress) throw codeRefused();
    const { mailaddress } = code;
    await setMailaddress(transaction, accountId, mailaddress);
    await forgetCodes(transaction, cognitoSub, ['password_reset']);
    const content = mailaddressChangedMail(site, { mailaddress, changedAt: now });
    await queueNotice(transaction, { recipient: before, content, now });
    return mailaddress;
  });
  return change.catch((error) => {
    throw isTaken(error) ? codeRefused() : error;
  });
}
