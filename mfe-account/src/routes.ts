import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one door of mfe-account. A route's id is its lazy chunk's name. */
export const routes: RemoteRoute[] = [
  {
    id: 'login',
    path: 'login',
    lazy: () => import(/* webpackChunkName: 'login' */ './sign-in/login.page.tsx'),
  },
];
