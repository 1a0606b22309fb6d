import { ICalEventStatus } from 'ical-generator';
import { type CalendarEvent, calendarFeed } from '../../platform/calendar/calendar-file.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { childWords } from '../../platform/mail/templates/mailed-message.ts';
import { copy } from './facility-calendar.copy.ts';
import type { FacilityVisit, FacilityVisits } from './facility-calendar.queries.ts';

/** All visits of a facility as one calendar (RFC 5545), to which a calendar program subscribes. */
export const facilityCalendar = (site: MailSite, { name, visits }: FacilityVisits): string =>
  calendarFeed(site, copy.product, { name: copy.calendar(name), events: visits.map(eventOf) });

function eventOf(visit: FacilityVisit): CalendarEvent {
  const { id, starts_at, ends_at, is_cancelled, revision, revised_at, name } = visit;
  return {
    // Not the family's event, which may be in the same calendar.
    id: `visit-${id}`,
    sequence: revision + (is_cancelled ? 1 : 0),
    stamp: revised_at,
    startsAt: starts_at,
    endsAt: ends_at,
    summary: copy.summary(name, visit.person_number + visit.child_number),
    description: descriptionOf(visit),
    status: is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function descriptionOf(visit: FacilityVisit): string {
  const { is_cancelled, reference, person_number, child_number, phone, birthdays, revised_at, message } =
    visit;
  const children = birthdays.map((birthday, at) => childWords(revised_at.toISOString())({ birthday }, at));
  return [
    ...(is_cancelled ? [copy.cancelled] : []),
    copy.reference(reference),
    copy.party(person_number, child_number),
    ...children,
    ...(phone ? [copy.phone(phone)] : []),
    ...(message ? [copy.message(message)] : []),
  ].join('\n');
}
