import { bookingCalendarPath } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  cancelVisitCopy,
  DateBlock,
  datedPeriodText,
  FactsTable,
  momentText,
  Panel,
  PhoneLinks,
  ProperName,
  partyText,
  Tag,
} from '@enerabi/shared/ui';
import { CalendarIcon } from '@enerabi/shared/ui/icons';
import { bookingAddress } from './booking.address.ts';
import { copy } from './booking.copy.ts';
import type { BookingResult } from './booking.loader.ts';
import styles from './booking.module.css';

/** When, where and who; until when it can be changed, and what to do afterwards. */
export function BookingPanel({ result: { name, booking, isPast } }: { result: BookingResult }) {
  const { facility, state, starts_at, ends_at, cancel_by, is_cancellable } = booking;
  const isAhead = state === 'booked' && !isPast;
  const standing = state === 'booked' && isPast ? 'past' : state;
  return (
    <Panel as="section" padding="section" gap="4" aria-label={copy.heading}>
      <div className={styles.head}>
        <DateBlock date={starts_at} />
        <div className={styles.text}>
          <Tag kind={isAhead ? 'strong' : 'quiet'}>{copy.states[standing]}</Tag>
          <h2>
            <Link to={`/f/${facility.path_name}`}>
              <ProperName>{facility.name}</ProperName>
            </Link>
          </h2>
          <p className={styles.period}>{datedPeriodText(starts_at, ends_at)}</p>
        </div>
      </div>
      <FactsTable
        facts={[
          { name: copy.reference, value: booking.reference },
          { name: copy.place, value: facility.address },
          { name: copy.phone, value: facility.phone && <PhoneLinks phones={[facility.phone]} /> },
          {
            name: copy.guidance,
            value: isAhead && booking.visit_guidance && (
              <p className={styles.content}>{booking.visit_guidance}</p>
            ),
          },
          { name: copy.deadline, value: isAhead && momentText(cancel_by) },
          { name: copy.party, value: partyText(booking.person_number, booking.child_number) },
          {
            name: copy.message,
            value: booking.message_to_childcare_facility && (
              <p className={styles.content}>{booking.message_to_childcare_facility}</p>
            ),
          },
        ]}
      />
      {isAhead && !is_cancellable && <p className={styles.closed}>{copy.closed}</p>}
      <ButtonRow>
        {isAhead && (
          <ButtonLink
            kind="secondary"
            icon={<CalendarIcon size="small" />}
            to={bookingCalendarPath(name)}
            reloadDocument
            download
          >
            {copy.calendar}
          </ButtonLink>
        )}
        {is_cancellable && (
          <ButtonLink kind="plain" to={bookingAddress(name, { ask: 'cancel' })}>
            {cancelVisitCopy.open}
          </ButtonLink>
        )}
        {state === 'cancelled' && (
          <ButtonLink to={`/one_stop/f/${facility.path_name}`}>{copy.again}</ButtonLink>
        )}
        {'booking_id' in name && (
          <ButtonLink kind="plain" to="/one_stop/mypage">
            {copy.toMypage}
          </ButtonLink>
        )}
      </ButtonRow>
    </Panel>
  );
}
