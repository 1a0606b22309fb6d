import { wallClockInJapan } from '@enerabi/shared/clock';
import { facilityCalendarPath } from '@enerabi/shared/contract';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { findFacilityVisits } from './facility-calendar.queries.ts';
import { facilityCalendar } from './facility-calendar.ts';

const [path = ''] = facilityCalendarPath('').split('?');

/** `facilityCalendarPath`: a facility's visits for its calendar program. 404 `calendar_not_found` for a wrong secret. */
export const facilityCalendarRoutes = ({ db, site }: { db: Kysely<Schema>; site: MailSite }): Hono =>
  new Hono().get(path, async (context) => {
    const { token = '' } = context.req.query();
    const found = await findFacilityVisits(db, token, wallClockInJapan(new Date()));
    return context.body(facilityCalendar(site, orNotFound('calendar', 'with this address', found)), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="visits.ics"',
    });
  });
