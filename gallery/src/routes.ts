import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one entry point of the gallery. A route's id is its lazy chunk's name. */
export const routes: RemoteRoute[] = [
  {
    id: 'gallery-contents',
    path: 'gallery',
    lazy: () => import(/* webpackChunkName: 'gallery-contents' */ './contents/contents.page.tsx'),
  },
  {
    id: 'gallery-group',
    path: 'gallery/:group',
    lazy: () => import(/* webpackChunkName: 'gallery-group' */ './group/group.page.tsx'),
  },
];
