import { calendarFile } from '../../platform/calendar/calendar-file.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { withAreaSlug } from './event.rules.ts';
import { copy } from './event-calendar.copy.ts';
import type { CalendarRow } from './event-calendar.queries.ts';

/** An event as a calendar file (RFC 5545). */
export function eventCalendar(event: CalendarRow, site: MailSite): string {
  const { area_slug, path_name } = withAreaSlug(event);
  const address = `${site.origin}/${area_slug}/e/${path_name}`;
  const { place, facility_name: facility, facility_address } = event;
  const where = facility && place ? copy.place(facility, place) : (facility ?? place);
  return calendarFile(site, copy.product, {
    id: `event-${path_name}`,
    stamp: event.created_at,
    startsAt: event.starts_at,
    endsAt: event.ends_at,
    summary: event.title,
    location: [where, facility_address].filter(Boolean).join(' '),
    description: [event.body, copy.link(address)].join('\n'),
    url: address,
  });
}
