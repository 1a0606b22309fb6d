import { dayInJapan } from '@enerabi/shared/clock';
import { getNotificationFeed } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findFeed, findFeedFacility } from './notification-feed.queries.ts';

export const notificationFeedRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(getNotificationFeed, async ({ query }) => {
    const { area, facility_path_name } = query;
    refuseUnknownArea(area);
    const facility = facility_path_name ? await findFeedFacility(db, facility_path_name) : null;
    if (facility === undefined)
      throw new ProblemError(404, 'facility_not_found', `There is no facility ${facility_path_name}.`);
    return { facility, notifications: await findFeed(db, { ...query, today: dayInJapan(new Date()) }) };
  }),
];
