import sessionRoutes from '../session-routes.json' with { type: 'json' };

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The audience of an address; undefined if both visitors and members may open it. */
export const meantFor = (pathname: string): 'members' | 'visitors' | undefined => {
  if (sessionRoutes.members.some((path) => isWithin(pathname, path))) return 'members';
  return sessionRoutes.visitors.some((path) => isWithin(pathname, path)) ? 'visitors' : undefined;
};
