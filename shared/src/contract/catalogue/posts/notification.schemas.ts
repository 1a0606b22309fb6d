import * as z from 'zod/mini';
import { audienceIds, maximumPage, notificationsPerPage } from '../../../constants/index.ts';
import { date, integer, pathName, prefectureCode } from '../../parameters.ts';
import { facilityName } from '../facility.schemas.ts';

export const notificationSummary = z.object({
  path_name: z.string(),
  title: z.string(),
  audience: z.enum(audienceIds),
  posted_on: date(),
});

export const listNotifications = {
  query: z.strictObject({
    facility_path_name: pathName(),
    page: z._default(integer(1, maximumPage), 1),
    limit: z._default(integer(1, 50), notificationsPerPage),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** Newest first. */
    notifications: z.array(notificationSummary),
  }),
};

export const listNotificationsOfArea = {
  query: z.strictObject({
    area: prefectureCode(),
    audience: z.optional(z.enum(audienceIds)),
    page: z._default(integer(1, maximumPage), 1),
    limit: z._default(integer(1, 50), notificationsPerPage),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** Newest first. */
    notifications: z.array(z.extend(notificationSummary, { facility: facilityName })),
  }),
};

export const getNotification = {
  query: z.strictObject({ facility_path_name: pathName(), notification_path_name: pathName() }),
  reply: z.extend(notificationSummary, {
    /** Paragraphs are separated by an empty line. */
    body: z.string(),
    /** The neighbours on the board: `newer` was posted after it, `older` before. */
    newer: z.nullable(notificationSummary),
    older: z.nullable(notificationSummary),
  }),
};

export type NotificationSummary = z.output<typeof notificationSummary>;
export type NotificationList = z.output<typeof listNotifications.reply>;
export type NotificationsOfArea = z.output<typeof listNotificationsOfArea.reply>;
export type Notification = z.output<typeof getNotification.reply>;
