import type { Auth } from '../auth/create-auth.ts';
import { findCodeSentAt } from '../codes/code.queries.ts';
import { isRefusedUntil } from '../throttle/attempt.queries.ts';
import { limits } from '../throttle/limits.ts';
import { countTries, tooManyAttempts } from '../throttle/throttle.ts';
import { mailsCounted } from './mails-counted.ts';
import type { Registration } from './registration.queries.ts';
import { codeBefore, nextCodeAt, resendAfterOf } from './registration.rules.ts';
import { sendCode } from './send-code.ts';

const countedOf = (
  auth: Pick<Auth, 'countedFor'>,
  { cognito_sub, mailaddress_key }: Registration,
  network: string,
) => [...mailsCounted(auth, mailaddress_key, network), auth.countedFor(limits.resends, cognito_sub)];

/** @returns seconds until another code may be requested; 0 means at once */
export async function resendAfter(
  auth: Pick<Auth, 'db' | 'countedFor'>,
  registration: Registration,
  network: string,
  now: Date,
): Promise<number> {
  const { db } = auth;
  const sentAt = await findCodeSentAt(db, { purpose: 'activation', cognitoSub: registration.cognito_sub });
  const full = await Promise.all(
    countedOf(auth, registration, network).map((counted) => isRefusedUntil(db, counted, now)),
  );
  return resendAfterOf([sentAt && nextCodeAt(sentAt), ...full], now);
}

/**
 * Mails another code, which replaces the last one.
 * @throws ProblemError 429 `too_many_attempts` within a minute of the last one, or beyond the limit
 */
export async function resend(
  auth: Auth,
  registration: Registration,
  network: string,
  now: Date,
): Promise<void> {
  const { db } = auth;
  const isSent = await db.transaction().execute(async (transaction) => {
    if (await sendCode(transaction, auth, registration, now, codeBefore(now))) {
      await countTries(transaction, countedOf(auth, registration, network), now);
      return true;
    }
    return false;
  });
  if (isSent) return;
  const seconds = await resendAfter(auth, registration, network, now);
  throw tooManyAttempts(new Date(now.getTime() + seconds * 1000), now);
}
