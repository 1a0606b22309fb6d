import { loginPath, returnParameter, returnPathOf } from '@enerabi/shared/return-path';
import { meantFor } from './session-routes.ts';

/**
 * The guards that depend only on the session (R2.7), the same on the server and in the browser (R2.8).
 * @returns the path to go to instead: a visitor logs in and comes back, a member goes to the page that follows a login
 */
export function guardedBy(url: URL, isMember: boolean): string | undefined {
  const whose = meantFor(url.pathname);
  if (whose === 'members' && !isMember) return loginPath(url.pathname + url.search);
  if (whose === 'visitors' && isMember)
    return returnPathOf(url.searchParams.get(returnParameter)) ?? '/mypage';
  return undefined;
}
