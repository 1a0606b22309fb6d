import { problem } from '@enerabi/shared/testing';

/** The API's refusal of a field that only it can judge. */
export function fieldProblem(field: string, code: string): ReturnType<typeof problem> {
  const refused = problem(422, 'invalid_request');
  refused.problem.errors = [{ field, code, message: code }];
  return refused;
}
