import { mostPlannedFacilities } from '@enerabi/shared/constants';
import { bookedCalendarPath } from '@enerabi/shared/contract';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { isSameToken } from '../../identity/secret/link-token.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { calendarToken } from './booking-owner.ts';
import { findBookingsOf } from './member-booking.queries.ts';

interface BookedCalendarRoutes {
  db: Kysely<Schema>;
  site: MailSite;
  /** `Secrets.bookings`. */
  linkKey: Buffer;
}

const [path = ''] = bookedCalendarPath([]).split('?');

/** `bookedCalendarPath`: 404 `booking_not_found` if a token is not one of ours, or its booking is erased. */
export const bookedCalendarRoutes = ({ db, site, linkKey }: BookedCalendarRoutes): Hono =>
  new Hono().get(path, async (context) => {
    const tokens = [...new Set(context.req.queries('token') ?? [])];
    const references = tokens.map((token) => token.split('.')[0] ?? '');
    const areOurs =
      tokens.length <= mostPlannedFacilities &&
      tokens.every((token, at) => isSameToken(token, calendarToken(linkKey, references[at] ?? '')));
    const bookings = areOurs ? await findBookingsOf(db, references, new Date()) : [];
    const isComplete = bookings.length === tokens.length && tokens.length > 0;
    const found = orNotFound('booking', 'with these tokens', isComplete ? bookings : undefined);
    const events = found.map(({ revised_at: revisedAt, revision, ...booking }) => ({
      booking,
      revision,
      revisedAt,
      page: null,
    }));
    return context.body(bookingCalendar(site, ...events), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visits.ics"',
    });
  });
