import { loginPath, returnParameter, returnPathOf } from '@enerabi/shared/return-path';
import sessionRoutes from '../session-routes.json' with { type: 'json' };

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Whose page an address is; undefined where it is everybody's. */
export const meantFor = (pathname: string): 'members' | 'visitors' | undefined => {
  if (sessionRoutes.members.some((path) => isBelow(pathname, path))) return 'members';
  return sessionRoutes.visitors.some((path) => isBelow(pathname, path)) ? 'visitors' : undefined;
};

/**
 * The guards that depend on the session alone (R2.7), the same on the server and in the browser (R2.8).
 * @returns the path to go to instead: a visitor logs in and comes back, a member goes where logging in would have led
 */
export function guardedBy(url: URL, isMember: boolean): string | undefined {
  const whose = meantFor(url.pathname);
  if (whose === 'members' && !isMember) return loginPath(url.pathname + url.search);
  if (whose === 'visitors' && isMember)
    return returnPathOf(url.searchParams.get(returnParameter)) ?? '/mypage';
  return undefined;
}
