import { bookingRefusals } from '@enerabi/shared/contract';
import { addressOf } from '@enerabi/shared/flow';
import { fieldErrors } from '@enerabi/shared/form';
import { ConfirmSheet, type DraftReply, WaysToSignIn } from '@enerabi/shared/form-flow';
import { FactsTable } from '@enerabi/shared/ui';
import { booking } from '../booking.ts';
import { slotAt } from '../booking-target.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { draftFields } from '../draft/booking-fields.ts';
import { messages } from '../input/contact-input.copy.ts';
import { ChosenTime } from '../time/chosen-time.tsx';
import { bookingFacts } from './booking-facts.tsx';
import styles from './booking-sheet.module.css';
import { bookingFailures, copy } from './contact-confirm.copy.ts';
import type { ContactConfirmData } from './contact-confirm.loader.ts';
import { OtherTimes } from './other-times.tsx';

interface BookingSheetProps extends ContactConfirmData {
  draft: BookingDraft;
  reply: DraftReply<BookingDraft> | undefined;
}

/** All answers of a booking. A visit that cannot be booked any more offers the times closest to it. */
export function BookingSheet({ facility, slots, today, draft, reply }: BookingSheetProps) {
  const { errors } = fieldErrors(reply?.errors ?? [], messages);
  const inputAddress = addressOf(booking.flow, booking.input, facility.path_name);
  const startsAt = draft.texts.desired_reservation_datetime;
  const isRefused = bookingRefusals.some((refusal) => refusal === reply?.failure);
  return (
    <ConfirmSheet
      reply={reply}
      errors={errors}
      failures={bookingFailures}
      fields={draftFields(draft)}
      inputAddress={inputAddress}
      send={isRefused ? null : { label: copy.send, pendingLabel: copy.pending }}
      refused={reply?.failure === 'unauthorized' && <WaysToSignIn to={inputAddress} />}
    >
      {isRefused ? (
        <OtherTimes
          slots={slots}
          draft={draft}
          slotsAddress={addressOf(booking.flow, 'facility', facility.path_name)}
        />
      ) : (
        <>
          <p>{copy.lead}</p>
          <ChosenTime startsAt={startsAt} slot={slotAt(slots, startsAt)} />
        </>
      )}
      <FactsTable facts={bookingFacts(draft, today)} />
      {!isRefused && <p className={styles.note}>{copy.mailCheck}</p>}
    </ConfirmSheet>
  );
}
