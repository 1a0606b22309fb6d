import { dayInJapan } from '@enerabi/shared/clock';
import { eventCalendarPath, getEvent } from '@enerabi/shared/contract';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { findCalendarRow } from './event-calendar.queries.ts';
import { eventCalendar } from './event-calendar.ts';

const [path = ''] = eventCalendarPath('').split('?');

/** `eventCalendarPath`: an event as a file for calendars. 404 `event_not_found`. */
export const eventCalendarRoutes = ({ db, site }: { db: Kysely<Schema>; site: MailSite }): Hono =>
  new Hono().get(path, async (context) => {
    const asked = context.req.query('path_name') ?? '';
    const { query } = await getEvent.schemas();
    const isPathName = query.safeParse({ path_name: asked }).success;
    const found = isPathName ? await findCalendarRow(db, asked, dayInJapan(new Date())) : undefined;
    const event = orNotFound('event', asked, found);
    return context.body(eventCalendar(event, site), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${event.path_name}.ics"`,
    });
  });
