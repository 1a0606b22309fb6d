import type { MemberBooking } from '@enerabi/shared/contract';
import { ICalEventStatus } from 'ical-generator';
import { calendarFile } from '../../platform/calendar/calendar-file.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { clockWords } from '../../platform/mail/templates/moment-words.ts';
import { copy } from './booking-calendar.copy.ts';

export interface CalendarQuery {
  booking: MemberBooking;
  /** The number of changes of its time. */
  revision: number;
  /** When it was booked or, later, changed or cancelled. */
  revisedAt: Date;
  site: MailSite;
  /** Address of the page on which it is changed and cancelled. */
  page: string;
}

/** A visit as a calendar file (RFC 5545). */
export function bookingCalendar({ booking, revision, revisedAt, site, page }: CalendarQuery): string {
  const isCancelled = booking.state === 'cancelled';
  return calendarFile(site, copy.product, {
    id: `booking-${booking.booking_id}`,
    sequence: revision + (isCancelled ? 1 : 0),
    stamp: revisedAt,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    summary: copy.summary(booking.facility.name),
    location: booking.facility.address,
    description: descriptionOf(booking, page),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

function descriptionOf(booking: MemberBooking, page: string): string {
  const { facility, person_number, child_number, cancel_by, state } = booking;
  return [
    ...(state === 'cancelled' ? [copy.cancelled] : []),
    ...(facility.phone ? [copy.phone(facility.phone)] : []),
    copy.party(person_number, child_number),
    ...(state === 'booked' ? [copy.deadline(clockWords(cancel_by))] : []),
    copy.link(page),
  ].join('\n');
}
