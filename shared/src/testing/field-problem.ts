import { problem } from './in-memory-api.ts';

/** The API's problem about a field that only the API can check. */
export function fieldProblem(field: string, code: string): ReturnType<typeof problem> {
  const refused = problem(422, 'invalid_request');
  refused.problem.errors = [{ field, code, message: code }];
  return refused;
}
