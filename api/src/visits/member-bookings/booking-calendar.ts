import type { MemberBooking } from '@enerabi/shared/contract';
import ical, { ICalEventStatus } from 'ical-generator';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { clockWords } from '../../platform/mail/templates/moment-words.ts';
import { copy } from './booking-calendar.copy.ts';

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

export interface CalendarQuery {
  booking: MemberBooking;
  /** When it was booked or, later, cancelled. */
  revisedAt: Date;
  site: MailSite;
}

/**
 * A visit as a calendar file (RFC 5545): one event in Asia/Tokyo with a constant UID, so that a calendar updates its
 * event from a later file.
 */
export function bookingCalendar({ booking, revisedAt, site }: CalendarQuery): string {
  const isCancelled = booking.state === 'cancelled';
  const calendar = ical({
    prodId: { company: site.name, product: copy.product, language: 'JA' },
    // The zone is set on the event: on the calendar, the generator would also write its stamps in that zone.
    timezone: { name: null, generator: () => japan },
  });
  calendar.createEvent({
    id: `booking-${booking.booking_id}@${new URL(site.origin).hostname}`,
    sequence: isCancelled ? 1 : 0,
    stamp: revisedAt,
    timezone: 'Asia/Tokyo',
    start: wallClock(booking.starts_at),
    end: wallClock(booking.ends_at),
    summary: copy.summary(booking.facility.name),
    location: booking.facility.address,
    description: descriptionOf(booking, site),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

/** The generator takes text without an offset for a wall clock; an instant would depend on this machine's zone. */
const wallClock = (text: string): string => text.replace(' ', 'T');

function descriptionOf(booking: MemberBooking, { origin }: MailSite): string {
  const { facility, person_number, child_number, cancel_by, state } = booking;
  return [
    ...(state === 'cancelled' ? [copy.cancelled] : []),
    ...(facility.phone ? [copy.phone(facility.phone)] : []),
    copy.party(person_number, child_number),
    ...(state === 'booked' ? [copy.deadline(clockWords(cancel_by))] : []),
    copy.link(`${origin}/one_stop/mypage`),
  ].join('\n');
}
