import type { RouteObject } from 'react-router';

/** The shell's own pages. As with a remote's routes, the id is the chunk's name. */
export const termsRoutes: RouteObject[] = [
  {
    id: 'terms',
    path: 'terms',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: 'terms' */ './terms.page.tsx'),
  },
  {
    id: 'booking-terms',
    path: 'one_stop/terms',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: 'booking-terms' */ './booking-terms.page.tsx'),
  },
];
