import { dayInJapan } from '@enerabi/shared/clock';
import { getNotification, listNotifications, listNotificationsOfArea } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { pageRange } from '../../platform/http/page-range.ts';
import { findAreaNotices } from './area-notices.queries.ts';
import { findBoard, findNotification } from './notification.queries.ts';

export const notificationRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listNotifications, async ({ query }) =>
    orNotFound(
      'facility',
      query.facility_path_name,
      await findBoard(db, { ...query, today: dayInJapan(new Date()) }),
    ),
  ),

  operation(listNotificationsOfArea, async ({ query: { page, limit, ...query } }) => {
    refuseUnknownArea(query.area);
    const today = dayInJapan(new Date());
    return { ...(await findAreaNotices(db, { ...query, ...pageRange(page, limit), today })), page, limit };
  }),

  operation(getNotification, async ({ query }) =>
    orNotFound(
      'notification',
      query.notification_path_name,
      await findNotification(db, { ...query, today: dayInJapan(new Date()) }),
    ),
  ),
];
