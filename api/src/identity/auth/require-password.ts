import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type Credentials, findCredentials } from '../account/account.queries.ts';
import type { Member } from '../account/member.ts';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import { forgetTries } from '../throttle/attempt.queries.ts';
import { limits } from '../throttle/limits.ts';
import { type CountedFor, countTries } from '../throttle/throttle.ts';
import { fieldRefused } from './field-refused.ts';

/**
 * Checks a member's own password before something irreversible. Tries are counted, and after five wrong ones the
 * member has to wait.
 * @param now of the request
 * @returns the login data of the account, as it was read
 * @throws ProblemError 422 `invalid_request` with `password_refused` on the field `password`; 429 `too_many_attempts`
 */
export type RequirePassword = (
  member: Pick<Member, 'accountId'>,
  password: string,
  now: Date,
) => Promise<Credentials>;

interface Needs {
  db: Kysely<Schema>;
  passwords: PasswordHasher;
  countedFor: CountedFor;
}

export const requirePasswordBy =
  ({ db, passwords, countedFor }: Needs): RequirePassword =>
  async (member, password, now) => {
    const tries = countedFor(limits.passwordOfMember, member.accountId);
    await countTries(db, [tries], now);
    const known = await findCredentials(db, member);
    if (!(await passwords.verify(known?.password_hash, password)) || !known) throw passwordRefused();
    await forgetTries(db, tries);
    return known;
  };

export const passwordRefused = () =>
  fieldRefused('password', 'password_refused', 'This is not the password of the account.');
