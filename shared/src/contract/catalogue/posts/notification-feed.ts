import type { Operation } from '../../operation.ts';
import type * as schemas from './notification-feed.schemas.ts';

export type { NotificationFeed } from './notification-feed.schemas.ts';

/**
 * The newest 30 notifications with their texts, newest first: of all facilities, of one prefecture's, or of one. 404
 * `area_not_found` (R1.7), `facility_not_found` if no published facility has the path name.
 */
export const getNotificationFeed: Operation<typeof schemas.getNotificationFeed> = {
  id: 'getNotificationFeed',
  method: 'GET',
  path: '/api/front/notification_feed',
  summary: '園からのお知らせ（フィード用）',
  problems: ['area_not_found', 'facility_not_found'],
  schemas: async () =>
    (await import(/* webpackChunkName: 'notification-feed-schemas' */ './notification-feed.schemas.ts'))
      .getNotificationFeed,
};
