import type { Operation } from '../../operation.ts';
import type * as schemas from './notification.schemas.ts';

export type {
  Notification,
  NotificationList,
  NotificationSummary,
  NotificationsOfArea,
} from './notification.schemas.ts';

const load = () => import(/* webpackChunkName: 'notification-schemas' */ './notification.schemas.ts');

/**
 * The notice board of one facility (R6.3): published notices posted up to today in Japan, newest first. 404
 * `facility_not_found`. A page past the last one has no notifications, but the `total`.
 */
export const listNotifications: Operation<typeof schemas.listNotifications> = {
  id: 'listNotifications',
  method: 'GET',
  path: '/api/front/notifications',
  summary: '園からのお知らせの一覧',
  problems: ['facility_not_found'],
  schemas: async () => (await load()).listNotifications,
};

/**
 * The notices of a prefecture's facilities (R6.3): published ones posted up to today in Japan, newest first; for all
 * audiences or one. 404 `area_not_found` (R1.7). A page past the last one has no notifications, but the `total`.
 */
export const listNotificationsOfArea: Operation<typeof schemas.listNotificationsOfArea> = {
  id: 'listNotificationsOfArea',
  method: 'GET',
  path: '/api/front/area_notifications',
  summary: '都道府県の園からのお知らせの一覧',
  problems: ['area_not_found'],
  schemas: async () => (await load()).listNotificationsOfArea,
};

/** Gets a notification with its text and its neighbours (R6.3). 404 `notification_not_found`. */
export const getNotification: Operation<typeof schemas.getNotification> = {
  id: 'getNotification',
  method: 'GET',
  path: '/api/front/notification',
  summary: '園からのお知らせ',
  problems: ['notification_not_found'],
  schemas: async () => (await load()).getNotification,
};
