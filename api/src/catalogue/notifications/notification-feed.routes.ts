import { dayInJapan } from '@enerabi/shared/clock';
import { getNotificationFeed } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findFacilityName } from '../facilities/facility-name.queries.ts';
import { findFeed } from './notification-feed.queries.ts';

export const notificationFeedRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(getNotificationFeed, async ({ query }) => {
    const { area, facility_path_name } = query;
    refuseUnknownArea(area);
    const facility = facility_path_name
      ? orNotFound('facility', facility_path_name, await findFacilityName(db, facility_path_name))
      : null;
    return { facility, notifications: await findFeed(db, { ...query, today: dayInJapan(new Date()) }) };
  }),
];
