import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one entry point of __APP__. A route's id is its lazy chunk's name, and unique in the whole site. */
export const routes: RemoteRoute[] = [
  {
    id: '__ID__-welcome',
    path: '__ROUTE__',
    lazy: () => import(/* webpackChunkName: '__ID__-welcome' */ './welcome/welcome.page.tsx'),
  },
];
