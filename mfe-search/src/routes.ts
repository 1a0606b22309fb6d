import { staticInterviewPathNames } from '@enerabi/shared/constants';
import type { RemoteRoute } from '@enerabi/shared/kernel';

const interview = () =>
  import(/* webpackChunkName: 'interview' */ './facilities/interview/interview.page.tsx');

const interviews = '/f/:facility_path_name/interview';

/**
 * The one entry point of mfe-search. A route's id is the name of its lazy chunk; if several routes share a page, the
 * part before the dot is.
 */
export const routes: RemoteRoute[] = [
  { id: 'top', path: '/', lazy: () => import(/* webpackChunkName: 'top' */ './top/top.page.tsx') },
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
  {
    id: 'favorite-list',
    path: 'favorite',
    lazy: () =>
      import(/* webpackChunkName: 'favorite-list' */ './facilities/favorite-list/favorite-list.page.tsx'),
  },
  {
    id: 'job-posting',
    path: 'f/:facility_path_name/job/:job_posting_path_name',
    lazy: () => import(/* webpackChunkName: 'job-posting' */ './jobs/posting/job-posting.page.tsx'),
  },
  {
    id: 'notice-board',
    path: 'f/:facility_path_name/notice_board',
    lazy: () =>
      import(/* webpackChunkName: 'notice-board' */ './facilities/notice-board/notice-board.page.tsx'),
  },
  {
    id: 'notification',
    path: 'f/:facility_path_name/notice_board/:notification_path_name',
    lazy: () =>
      import(/* webpackChunkName: 'notification' */ './facilities/notice-board/notification.page.tsx'),
  },
  {
    id: 'support-messages',
    path: 'f/:facility_path_name/support_message',
    lazy: () =>
      import(
        /* webpackChunkName: 'support-messages' */ './facilities/support-message/support-messages.page.tsx'
      ),
  },
  ...staticInterviewPathNames.map((name) => ({
    id: `interview.${name}`,
    path: `${interviews}/${name}`,
    lazy: interview,
  })),
  {
    id: 'interview',
    path: `${interviews}/:interview_path_name`,
    lazy: interview,
  },
  {
    id: 'job-list',
    path: 'job',
    lazy: () => import(/* webpackChunkName: 'job-list' */ './jobs/list/job-list.page.tsx'),
  },
  {
    id: 'job-top',
    path: 'job_top',
    lazy: () => import(/* webpackChunkName: 'job-top' */ './jobs/top/job-top.page.tsx'),
  },
  {
    id: 'operator-list',
    path: 'o',
    lazy: () => import(/* webpackChunkName: 'operator-list' */ './operators/list/operator-list.page.tsx'),
  },
  {
    id: 'operator',
    path: 'o/:corporation_path_name',
    lazy: () => import(/* webpackChunkName: 'operator' */ './operators/operator/operator.page.tsx'),
  },
  {
    id: 'comparison',
    path: 'comparison',
    lazy: () => import(/* webpackChunkName: 'comparison' */ './facilities/comparison/comparison.page.tsx'),
  },
  {
    id: 'map-search',
    path: 'map_search',
    lazy: () => import(/* webpackChunkName: 'map-search' */ './map/search/map-search.page.tsx'),
  },
  {
    id: 'select-railway',
    path: 'railway_search/:prefecture_ekispert_id/select_railway',
    lazy: () =>
      import(/* webpackChunkName: 'select-railway' */ './railway/select-railway/select-railway.page.tsx'),
  },
  {
    id: 'select-station',
    path: 'railway_search/:prefecture_ekispert_id/select_station',
    lazy: () =>
      import(/* webpackChunkName: 'select-station' */ './railway/select-station/select-station.page.tsx'),
  },
  {
    id: 'event-list',
    path: ':area/e',
    lazy: () => import(/* webpackChunkName: 'event-list' */ './events/event-list.page.tsx'),
  },
  {
    id: 'event',
    path: ':area/e/:event_path_name',
    lazy: () => import(/* webpackChunkName: 'event' */ './events/event.page.tsx'),
  },
  {
    id: 'area-notices',
    path: ':area/notice_board',
    lazy: () => import(/* webpackChunkName: 'area-notices' */ './notices/area-notices.page.tsx'),
  },
  { id: 'area', path: ':area', lazy: () => import(/* webpackChunkName: 'area' */ './areas/area.page.tsx') },
];
