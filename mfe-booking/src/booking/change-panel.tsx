import { useActionData, useSearchParams } from '@enerabi/shared/kernel';
import { ErrorSummary, SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { useState } from 'react';
import { chosenSlot, shownDay } from '../slots/calendar/slot-calendar.rules.ts';
import { SlotPicker } from '../slots/picker/slot-picker.tsx';
import { dayParameter, slotParameterOf } from '../slots/slot-time.ts';
import type { BookingReply } from './booking.action.ts';
import { bookingAddress } from './booking.address.ts';
import { changeCopy as copy } from './booking.copy.ts';
import type { BookingResult } from './booking.loader.ts';
import styles from './booking.module.css';
import { refusalText } from './refusal-text.ts';

/** Takes another time of the same facility instead; until then the booking stays. */
export function ChangePanel({ result: { name, booking, slots } }: { result: BookingResult }) {
  const reply = useActionData<BookingReply>();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState('');
  const others = slots.filter(({ starts_at }) => starts_at !== booking.starts_at);
  const shown = shownDay(others, query.get(dayParameter));
  const slot = chosenSlot(others, shown, chosen);
  return (
    <section id="change" className={styles.change} aria-labelledby="change-heading">
      <h2 id="change-heading">{copy.heading}</h2>
      {reply?.intent === 'change' && (
        <ErrorSummary
          title={refusalText({ ...copy.failures, required: copy.required }, reply)}
          errors={[]}
          attempt={reply}
        />
      )}
      {others.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <SubmitForm className={styles.change} action={bookingAddress(name)}>
          <SlotPicker
            slots={others}
            shown={shown}
            chosen={slot && slotParameterOf(slot.starts_at)}
            onChoose={setChosen}
          />
          <div>
            <SubmitButton name="intent" value="change" pendingLabel={copy.pending}>
              {copy.submit}
            </SubmitButton>
          </div>
        </SubmitForm>
      )}
    </section>
  );
}
