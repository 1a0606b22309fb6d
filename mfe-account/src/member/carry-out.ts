import { orLogin } from '@enerabi/shared/client';
import type { BodyOf, Operation, OperationSchemas, Problem } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

/**
 * Carries out a button's action on a member's page; the form has no typed text.
 * @returns the problem if it failed; undefined if it succeeded
 * @throws a router response: if the session has ended, the visitor logs in and comes back (R3.4)
 */
export async function carryOut<S extends OperationSchemas>(
  { request, context }: LoaderArgs,
  operation: Operation<S>,
  body: BodyOf<S>,
): Promise<Problem | undefined> {
  let failed: Problem | undefined;
  await context.get(api)(operation, {
    body,
    signal: request.signal,
    onFailure: (problem) => {
      if (problem.status === 401) orLogin(request)(problem);
      failed = problem;
    },
  });
  return failed;
}
