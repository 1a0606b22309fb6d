import { ProblemError } from './problem-error.ts';

/**
 * @param what the thing that was asked for; the problem's code begins with it
 * @param name how the caller named it
 * @throws ProblemError 404 `{what}_not_found` where there is none
 */
export function foundOr404<T>(what: string, name: string | number, found: T | undefined): T {
  if (found === undefined) throw new ProblemError(404, `${what}_not_found`, `There is no ${what} ${name}.`);
  return found;
}
