import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
} from 'ical-generator';
import type { MailSite } from '../mail/mail-template.ts';

/** Japan has one offset, so that a calendar needs no other rules of its time zone. */
const japan = `BEGIN:VTIMEZONE
TZID:Asia/Tokyo
BEGIN:STANDARD
DTSTART:19510101T000000
TZOFFSETFROM:+0900
TZOFFSETTO:+0900
TZNAME:JST
END:STANDARD
END:VTIMEZONE`;

export interface CalendarEvent
  extends Pick<ICalEventData, 'sequence' | 'stamp' | 'status' | 'location' | 'url'> {
  /** Constant, so that a calendar updates its event from a later file; the site's host follows it in the UID. */
  id: string;
  /** Wall clock in Japan, `YYYY-MM-DD HH:mm:ss`. */
  startsAt: string;
  endsAt: string;
  /** Whole days: midnight of the first one, and of the day after the last one. */
  allDay?: true;
  summary: string;
  description: string;
}

/** Who invites whom to the event (RFC 5546), so that a calendar takes changes and the cancellation by itself. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** Mail addresses; the organizer's is the sender's. */
  organizer: string;
  attendee: string;
}

/**
 * Events as a calendar file that is downloaded (RFC 5545), in Asia/Tokyo.
 * @param product what the file is about, as part of its PRODID
 */
export function calendarFile(site: MailSite, product: string, ...events: readonly CalendarEvent[]): string {
  const calendar = emptyCalendar(site, product);
  for (const event of events) calendar.createEvent(eventData(site, event));
  return written(calendar);
}

/** One event as a calendar file that a mail carries (RFC 5546), in Asia/Tokyo. */
export function invitationFile(
  site: MailSite,
  product: string,
  event: CalendarEvent,
  invitation: Invitation,
): string {
  const calendar = emptyCalendar(site, product);
  calendar.createEvent({ ...eventData(site, event), ...peopleOf(site, invitation) });
  calendar.method(ICalCalendarMethod[invitation.method]);
  return written(calendar);
}

/** Programs ask for a feed anew after this time. */
const refreshedAfterSeconds = 3_600;

/** Several events as a calendar to which a program subscribes (RFC 5545, RFC 7986), in Asia/Tokyo. */
export function calendarFeed(
  site: MailSite,
  product: string,
  { name, events }: { name: string; events: readonly CalendarEvent[] },
): string {
  const calendar = emptyCalendar(site, product).name(name).ttl(refreshedAfterSeconds);
  for (const event of events) calendar.createEvent(eventData(site, event));
  return written(calendar);
}

const emptyCalendar = (site: MailSite, product: string): ICalCalendar =>
  ical({
    prodId: { company: site.name, product, language: 'JA' },
    // The zone is set on the event: on the calendar, the generator would also write its stamps in that zone.
    timezone: { name: null, generator: () => japan },
  });

const eventData = (site: MailSite, { id, startsAt, endsAt, ...facts }: CalendarEvent): ICalEventData => ({
  ...facts,
  id: `${id}@${new URL(site.origin).hostname}`,
  timezone: 'Asia/Tokyo',
  start: wallClock(startsAt),
  end: wallClock(endsAt),
});

/** The generator leaves out the end of the last line, which RFC 5545 wants (section 3.1). */
const written = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** The attendee has said yes by booking, and is asked for no answer. */
const peopleOf = (site: MailSite, { organizer, attendee }: Invitation): Partial<ICalEventData> => ({
  organizer: { name: site.name, email: organizer },
  attendees: [
    {
      email: attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    },
  ],
});

/** The generator takes text without an offset for a wall clock; an instant would depend on this machine's zone. */
const wallClock = (text: string): string => text.replace(' ', 'T');
