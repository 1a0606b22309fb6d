import type { Operation } from '../../operation.ts';
import type * as schemas from './notification.schemas.ts';

export type { Notification, NotificationList, NotificationSummary } from './notification.schemas.ts';

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

/** Gets a notification with its text and its neighbours (R6.3). 404 `notification_not_found`. */
export const getNotification: Operation<typeof schemas.getNotification> = {
  id: 'getNotification',
  method: 'GET',
  path: '/api/front/notification',
  summary: '園からのお知らせ',
  problems: ['notification_not_found'],
  schemas: async () => (await load()).getNotification,
};
