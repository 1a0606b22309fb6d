import type { MemberBooking } from '@enerabi/shared/contract';
import {
  ButtonRow,
  ErrorSummary,
  FactsTable,
  PhoneLinks,
  Stack,
  SubmitButton,
  SubmitForm,
} from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import type { BookingsReply } from './bookings.action.ts';
import { bookingCopy, cancelCopy as copy } from './bookings.copy.ts';
import styles from './cancel-form.module.css';
import { visitTimeText } from './wording.ts';

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
          title={copy.failures[failure] ?? copy.failures.unavailable}
          errors={[]}
          attempt={reply}
        />
      )}
      <p className={styles.lead}>{copy.lead}</p>
      <FactsTable
        facts={[
          { name: bookingCopy.facility, value: facility.name },
          { name: bookingCopy.time, value: visitTimeText(starts_at, ends_at) },
          {
            name: bookingCopy.phone,
            value: failure && facility.phone && <PhoneLinks phones={[facility.phone]} />,
          },
        ]}
      />
      <input type="hidden" name="booking_id" value={booking.booking_id} />
      <ButtonRow>
        <SubmitButton kind="danger" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
        {keep}
      </ButtonRow>
    </Stack>
  );
}
