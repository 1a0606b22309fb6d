import { ProblemError } from '../../platform/http/problem-error.ts';
import type { CodeOwner } from '../codes/code.queries.ts';
import { countTry } from '../throttle/attempt.queries.ts';
import { limits } from '../throttle/limits.ts';
import type { Auth } from './create-auth.ts';

/** One error for wrong, used, expired and blocked codes, so that the cause stays secret. */
export const codeRefused = (): ProblemError =>
  new ProblemError(422, 'authentication_code_refused', 'The code is not right, or no longer valid.');

/** Counts a try of the owner's code. @throws ProblemError 422 if the limit is reached and the code no longer counts */
export async function countCode(
  { db, countedFor }: Pick<Auth, 'db' | 'countedFor'>,
  { purpose, cognitoSub }: CodeOwner,
  now: Date,
): Promise<void> {
  if (await countTry(db, countedFor(limits.triesOfCode, purpose, cognitoSub), now)) throw codeRefused();
}
