import { dayInJapan } from '@enerabi/shared/clock';
import { getContactCalendar } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { contactCalendarOf } from './contact-calendar.rules.ts';

export const contactCalendarRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(getContactCalendar, async ({ query: { facility_path_name } }) => {
    const found = await db
      .selectFrom('facility')
      .select('open_days')
      .where('path_name', '=', facility_path_name)
      .where('is_published', '=', true)
      .executeTakeFirst();
    const { open_days } = orNotFound('facility', facility_path_name, found);
    return contactCalendarOf(dayInJapan(new Date()), open_days);
  }),
];
