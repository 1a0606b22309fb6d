import * as z from 'zod/mini';
import { date, prefectureCode } from '../../parameters.ts';
import { facilityName } from '../facility.schemas.ts';

export const getNotificationFeed = {
  query: z.strictObject({
    area: z.optional(prefectureCode()),
    facility_path_name: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}$/))),
  }),
  reply: z.object({
    /** The feed's facility; null for the feed of an area or of all. */
    facility: z.nullable(facilityName),
    notifications: z.array(
      z.object({
        path_name: z.string(),
        title: z.string(),
        body: z.string(),
        posted_on: date(),
        facility: facilityName,
      }),
    ),
  }),
};

export type NotificationFeed = z.output<typeof getNotificationFeed.reply>;
