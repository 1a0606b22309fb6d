import { dayInJapan } from '@enerabi/shared/clock';
import { admissionCalendarPath, listAdmissionRounds } from '@enerabi/shared/contract';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { admissionCalendar } from './admission-calendar.ts';
import { findAdmissionRounds } from './admission-round.queries.ts';

const [path = ''] = admissionCalendarPath('').split('?');

/** `admissionCalendarPath`: a municipality's rounds as a file for calendars. 404 `admission_round_not_found`. */
export const admissionCalendarRoutes = ({ db, site }: { db: Kysely<Schema>; site: MailSite }): Hono =>
  new Hono().get(path, async (context) => {
    const now = new Date();
    const { query } = await listAdmissionRounds.schemas();
    const asked = query.safeParse(context.req.query());
    const rounds = asked.success
      ? await findAdmissionRounds(db, { ...asked.data, today: dayInJapan(now) })
      : [];
    const name = context.req.query('municipality_code') ?? '';
    orNotFound('admission_round', name, rounds[0]);
    return context.body(admissionCalendar(rounds, site, now), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="admission-${name}.ics"`,
    });
  });
