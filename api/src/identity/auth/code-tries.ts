import { ProblemError } from '../../platform/http/problem-error.ts';
import type { CodeOwner } from '../codes/code.queries.ts';
import { countTry } from '../throttle/attempt.queries.ts';
import { limits } from '../throttle/limits.ts';
import type { Auth } from './create-auth.ts';

/** Wrong, used, run out, or tried too often: nobody learns which. */
export const codeRefused = (): ProblemError =>
  new ProblemError(422, 'authentication_code_refused', 'The code is not right, or no longer valid.');

/** Counts a try of the owner's code. @throws ProblemError 422 where there were so many that it fits no more */
export async function countCode(
  { db, countedFor }: Pick<Auth, 'db' | 'countedFor'>,
  { purpose, cognitoSub }: CodeOwner,
  now: Date,
): Promise<void> {
  if (await countTry(db, countedFor(limits.triesOfCode, purpose, cognitoSub), now)) throw codeRefused();
}
