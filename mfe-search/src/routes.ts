import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one door of mfe-search. A route's id is its lazy chunk's name. */
export const routes: RemoteRoute[] = [
  { id: 'home', path: '/', lazy: () => import(/* webpackChunkName: 'home' */ './home/home.page.tsx') },
  {
    id: 'facility-list',
    path: 'f',
    lazy: () => import(/* webpackChunkName: 'facility-list' */ './facilities/list/facility-list.page.tsx'),
  },
  {
    id: 'facility',
    path: 'f/:facility_path_name',
    lazy: () => import(/* webpackChunkName: 'facility' */ './facilities/detail/facility.page.tsx'),
  },
];
