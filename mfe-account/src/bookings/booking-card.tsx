import { bookingCalendarPath, bookingPagePath, type MemberBooking } from '@enerabi/shared/contract';
import {
  ButtonLink,
  Card,
  CardFacts,
  CardName,
  CardNote,
  CardTags,
  DateBlock,
  datedPeriodText,
  dateText,
  type HeadingLevel,
  Panel,
  PhoneLinks,
  ProperName,
  partyText,
  Tag,
  VisuallyHidden,
} from '@enerabi/shared/ui';
import { CalendarIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import { type BookingStanding, standingOf } from './booking.rules.ts';
import styles from './booking-card.module.css';
import type { BookingsQuery } from './bookings.address.ts';
import { bookingCopy as copy } from './bookings.copy.ts';

interface BookingCardProps {
  booking: MemberBooking;
  /** The list that shows the booking. */
  when: BookingsQuery['when'];
  heading?: HeadingLevel;
  /** Link or button for cancelling; absent if it cannot be cancelled here. */
  cancel: ReactNode;
}

/** A booking of the member, with its actions. */
export function BookingCard({ booking, when, heading = 'h3', cancel }: BookingCardProps) {
  const { facility, starts_at, ends_at, message_to_childcare_facility } = booking;
  const standing = standingOf(booking, when);
  const isAhead = standing === 'cancellable' || standing === 'closed';
  return (
    <Card lead={<DateBlock date={starts_at} />}>
      <CardName heading={heading} to={`/f/${facility.path_name}`}>
        <ProperName>{facility.name}</ProperName>
      </CardName>
      <CardTags>
        <Tag kind={isAhead ? 'strong' : 'quiet'}>{copy.states[standing]}</Tag>
      </CardTags>
      <CardFacts
        facts={[
          { icon: 'clock', name: copy.time, value: datedPeriodText(starts_at, ends_at), isPlain: true },
          { icon: 'map-pin', name: copy.place, value: facility.address, isPlain: true },
          {
            icon: 'people',
            name: copy.party,
            value: partyText(booking.person_number, booking.child_number),
            isPlain: true,
          },
        ]}
      />
      {message_to_childcare_facility && (
        <Panel as="figure" tone="sunken" radius="2" className={styles.message}>
          <figcaption>{copy.message}</figcaption>
          <blockquote>{message_to_childcare_facility}</blockquote>
        </Panel>
      )}
      <Deadline booking={booking} standing={standing} />
      {isAhead && (
        <div className={styles.actions}>
          <ButtonLink
            kind="secondary"
            size="small"
            icon={<CalendarIcon size="small" />}
            to={bookingCalendarPath({ booking_id: booking.booking_id })}
            reloadDocument
            download
          >
            <span>
              <VisuallyHidden>{copy.of(facility.name)}</VisuallyHidden>
              {copy.calendar}
            </span>
          </ButtonLink>
          {standing === 'cancellable' && (
            <ButtonLink
              kind="secondary"
              size="small"
              to={bookingPagePath({ booking_id: booking.booking_id })}
              reloadDocument
            >
              <span>
                <VisuallyHidden>{copy.of(facility.name)}</VisuallyHidden>
                {copy.change}
              </span>
            </ButtonLink>
          )}
          {standing === 'cancellable' && cancel}
        </div>
      )}
      <CardNote parts={[copy.booked(dateText(booking.booked_at.slice(0, 10)))]} />
    </Card>
  );
}

/** Says until when the booking can be cancelled here, and what to do afterwards. */
function Deadline({ booking, standing }: { booking: MemberBooking; standing: BookingStanding }) {
  const { cancel_by, facility } = booking;
  if (standing === 'cancellable') return <p className={styles.deadline}>{copy.until(cancel_by)}</p>;
  if (standing !== 'closed') return null;
  return (
    <p className={styles.deadline}>
      {copy.closed(cancel_by)}
      {facility.phone && (
        <span className={styles.phone}>
          {copy.phone}：<PhoneLinks phones={[facility.phone]} />
        </span>
      )}
    </p>
  );
}
