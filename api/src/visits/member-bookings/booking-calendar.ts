import type { MemberBooking } from '@enerabi/shared/contract';
import { ICalEventStatus } from 'ical-generator';
import { type CalendarEvent, calendarFile } from '../../platform/calendar/calendar-file.ts';
import type { MailedEvent } from '../../platform/calendar/mailed-event.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { clockWords } from '../../platform/mail/templates/moment-words.ts';
import { copy } from './booking-calendar.copy.ts';

/** What a calendar says of a visit. */
export interface CalendarBooking
  extends Pick<
    MemberBooking,
    'booking_id' | 'starts_at' | 'ends_at' | 'cancel_by' | 'state' | 'person_number' | 'child_number'
  > {
  facility: Pick<MemberBooking['facility'], 'name' | 'address' | 'phone'>;
  /** The facility's own words for families that visit it; null if it has written none. */
  visit_guidance: string | null;
}

export interface CalendarQuery {
  booking: CalendarBooking;
  /** The number of changes of its time. */
  revision: number;
  /** When it was booked or, later, changed or cancelled. */
  revisedAt: Date;
  /** Address of the page on which it is changed and cancelled; null: the mail has it. */
  page: string | null;
}

/** Visits as a calendar file (RFC 5545). */
export const bookingCalendar = (site: MailSite, ...bookings: readonly CalendarQuery[]): string =>
  calendarFile(site, copy.product, ...bookings.map(eventOf));

/** The same for a mail to the family, which its calendar takes by itself. */
export function mailedBookingEvent(query: CalendarQuery): MailedEvent {
  return {
    method: query.booking.state === 'cancelled' ? 'CANCEL' : 'REQUEST',
    product: copy.product,
    event: { ...eventOf(query), stamp: query.revisedAt.toISOString() },
  };
}

function eventOf({ booking, revision, revisedAt, page }: CalendarQuery): CalendarEvent {
  const isCancelled = booking.state === 'cancelled';
  return {
    id: `booking-${booking.booking_id}`,
    sequence: revision + (isCancelled ? 1 : 0),
    stamp: revisedAt,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    summary: copy.summary(booking.facility.name),
    location: booking.facility.address,
    description: descriptionOf(booking, page),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function descriptionOf(booking: CalendarBooking, page: string | null): string {
  const { facility, person_number, child_number, cancel_by, state, visit_guidance } = booking;
  return [
    ...(state === 'cancelled' ? [copy.cancelled] : []),
    ...(facility.phone ? [copy.phone(facility.phone)] : []),
    copy.party(person_number, child_number),
    ...(state === 'booked' && visit_guidance ? [copy.guidance(visit_guidance)] : []),
    ...(state === 'booked' ? [copy.deadline(clockWords(cancel_by))] : []),
    page === null ? copy.byMail : copy.link(page),
  ].join('\n');
}
