import { redirectDocument } from '@enerabi/shared/kernel';
import type { Problem } from '../contract/index.ts';
import { loginPath } from '../return-path/index.ts';
import { failPage, fatalErrorMessage } from './fatal-error.ts';

/**
 * Handles a failed call of a member's page: a member whose session has ended logs in again and comes back (R2.7,
 * R3.4); any other failure is the fatal error page (R6.2).
 * @param request of the loader or action; an action leads back to its page
 * @returns an `onFailure` that always throws
 */
export const orLogin =
  ({ url }: Request) =>
  (problem: Problem): never => {
    if (problem.status === 401) throw redirectDocument(loginPath(url));
    return failPage(problem, fatalErrorMessage);
  };
