import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one entry point of mfe-booking. A route's id is its lazy chunk's name. */
export const routes: RemoteRoute[] = [
  {
    id: 'slots',
    path: 'one_stop/f/:facility_path_name',
    lazy: () => import(/* webpackChunkName: 'slots' */ './slots/slots.page.tsx'),
  },
];
