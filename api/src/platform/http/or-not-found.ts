import { ProblemError } from './problem-error.ts';

/**
 * @param what kind of value it is; the problem's code begins with it
 * @param name the caller's name for it
 * @throws ProblemError 404 `{what}_not_found` where it is undefined
 */
export function orNotFound<T>(what: string, name: string | number, value: T | undefined): T {
  if (value === undefined) throw new ProblemError(404, `${what}_not_found`, `There is no ${what} ${name}.`);
  return value;
}
