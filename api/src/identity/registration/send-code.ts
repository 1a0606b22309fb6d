import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { activationMail, alreadyRegisteredMail } from '../../platform/mail/templates/index.ts';
import { findByMailaddress } from '../account/account.queries.ts';
import type { Auth } from '../auth/create-auth.ts';
import { fitsNothing, replaceCode } from '../codes/code.queries.ts';
import { codeExpiresAt, makeCode } from '../codes/code.rules.ts';
import { forgetTries } from '../throttle/attempt.queries.ts';
import { limits } from '../throttle/limits.ts';
import type { Registration } from './registration.queries.ts';

/**
 * Mails a new code with new tries. If the address has an account, the mail says so and the stored code matches
 * nothing, so that the caller cannot find out.
 * @param lastBefore the last one must be from this time or before
 * @returns false if it is later
 */
export async function sendCode(
  transaction: Transaction<Schema>,
  { hashCode, countedFor, site }: Pick<Auth, 'hashCode' | 'countedFor' | 'site'>,
  { cognito_sub, mailaddress, mailaddress_key, return_to }: Registration,
  now: Date,
  lastBefore?: Date,
): Promise<boolean> {
  const isTaken = (await findByMailaddress(transaction, mailaddress_key)) !== undefined;
  const owner = { purpose: 'activation', cognitoSub: cognito_sub } as const;
  const code = makeCode();
  const fitting = hashCode(owner, code);
  const hash = isTaken ? fitsNothing() : fitting;
  if (!(await replaceCode(transaction, { ...owner, hash }, now, lastBefore))) return false;
  await forgetTries(transaction, countedFor(limits.triesOfCode, owner.purpose, cognito_sub));
  const expiresAt = codeExpiresAt(now);
  const content = activationMail(site, { cognitoSub: cognito_sub, code, expiresAt, returnTo: return_to });
  await queueMail(transaction, {
    recipient: mailaddress,
    content: isTaken ? alreadyRegisteredMail(site, return_to) : content,
    now,
    giveUpAt: expiresAt,
  });
  return true;
}
