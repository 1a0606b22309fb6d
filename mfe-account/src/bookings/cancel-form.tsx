import type { MemberBooking } from '@enerabi/shared/contract';
import {
  ButtonRow,
  cancelVisitCopy,
  datedPeriodText,
  ErrorSummary,
  FactsTable,
  PhoneLinks,
  Stack,
  SubmitButton,
  SubmitForm,
} from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import type { BookingsReply } from './bookings.action.ts';
import { bookingCopy } from './bookings.copy.ts';
import styles from './cancel-form.module.css';

interface CancelFormProps {
  booking: MemberBooking;
  reply: BookingsReply | undefined;
  /** A button or link that goes back without cancelling. */
  keep: ReactNode;
}

/** Asks before a booking is cancelled, on the page and in the dialog. */
export function CancelForm({ booking, reply, keep }: CancelFormProps) {
  const { facility, starts_at, ends_at } = booking;
  const failure = reply?.booking_id === booking.booking_id ? reply.failure : undefined;
  return (
    <Stack as={SubmitForm} gap="4">
      {failure && (
        <ErrorSummary
          title={cancelVisitCopy.failures[failure] ?? cancelVisitCopy.failures.unavailable}
          errors={[]}
          attempt={reply}
        />
      )}
      <p className={styles.lead}>{cancelVisitCopy.lead}</p>
      <FactsTable
        facts={[
          { name: bookingCopy.facility, value: facility.name },
          { name: bookingCopy.time, value: datedPeriodText(starts_at, ends_at) },
          {
            name: bookingCopy.phone,
            value: failure && facility.phone && <PhoneLinks phones={[facility.phone]} />,
          },
        ]}
      />
      <input type="hidden" name="booking_id" value={booking.booking_id} />
      <ButtonRow>
        <SubmitButton kind="danger" pendingLabel={cancelVisitCopy.pending}>
          {cancelVisitCopy.submit}
        </SubmitButton>
        {keep}
      </ButtonRow>
    </Stack>
  );
}
