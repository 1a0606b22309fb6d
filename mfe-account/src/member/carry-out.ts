import { orLogin } from '@enerabi/shared/client';
import type { BodyOf, Operation, OperationSchemas, Problem } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

/**
 * Does what a button of a member's page asks for; there is nothing that was typed.
 * @returns what kept the API from it; undefined where it is done
 * @throws a router response: whose session has ended logs in and comes back (R3.4)
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
