import { data, type MiddlewareFunction, type RouteObject } from 'react-router';
import { termsRoutes } from '../terms/terms.routes.ts';
import { Frame, FrameProblem } from './frame.tsx';

export const rootRouteId = 'root';

const notFound = (): never => {
  throw data({ message: 'Page Not Found' }, { status: 404, statusText: 'Not Found' });
};

/** Paths are case-sensitive (RFC 3986, section 6.2.2.1): `/F` is not the address `/f`. */
export const caseSensitive = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => ({ ...route, caseSensitive: true }) as RouteObject);

/**
 * The one route tree, the same on the server and in the browser: a remote's routes are below the frame. The frame has
 * no path: otherwise `/` would match the bare frame while the top page's remote is not loaded.
 */
export const rootRoute = (children: RouteObject[], middleware: MiddlewareFunction[] = []): RouteObject => ({
  id: rootRouteId,
  middleware,
  Component: Frame,
  ErrorBoundary: FrameProblem,
  children: [
    ...caseSensitive(children),
    ...caseSensitive(termsRoutes),
    { id: 'not-found', path: '*', loader: notFound, Component: () => null },
  ],
});
