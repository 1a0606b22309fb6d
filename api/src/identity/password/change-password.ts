import { passwordChangedMail } from '../../platform/mail/templates/index.ts';
import type { Member } from '../account/member.ts';
import type { Auth } from '../auth/create-auth.ts';
import { queueNotice } from '../auth/queue-notice.ts';
import { passwordRefused } from '../auth/require-password.ts';
import { forgetCodes } from '../codes/code.queries.ts';
import { endSessions } from '../session/session.queries.ts';
import { refuseCommonPassword } from './new-password.ts';
import { setPassword } from './password.queries.ts';

export interface ChangeRequest {
  password: string;
  new_password: string;
}

/**
 * Ends every other session of the member, and invalidates password links that were mailed before.
 * @throws ProblemError 422 `invalid_request` with `password_refused` on `password` or `common_password` on
 *   `new_password`; 429 `too_many_attempts`
 */
export async function changePassword(
  { db, site, passwords, requirePassword }: Pick<Auth, 'db' | 'site' | 'passwords' | 'requirePassword'>,
  member: Member,
  { password, new_password }: ChangeRequest,
  now: Date,
): Promise<void> {
  const account = await requirePassword(member, password, now);
  const { mailaddress } = account;
  await refuseCommonPassword('new_password', new_password, { mailaddress, siteName: site.name });
  const hash = await passwords.hash(new_password);
  await db.transaction().execute(async (transaction) => {
    if (!(await setPassword(transaction, account, hash, now))) throw passwordRefused();
    await endSessions(transaction, account.id, member.sessionId);
    await forgetCodes(transaction, account.cognito_sub, ['password_reset']);
    const content = passwordChangedMail(site, { changedAt: now });
    await queueNotice(transaction, { recipient: mailaddress, content, now });
  });
}
