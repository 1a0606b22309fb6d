import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { HiddenFields } from '@enerabi/shared/form-flow';
import { Form, useLocation, useNavigate, useSearchParams } from '@enerabi/shared/kernel';
import { Button, Notice, periodText } from '@enerabi/shared/ui';
import { useState } from 'react';
import { slotAt } from '../steps/booking-target.ts';
import { chooseIntent } from '../steps/draft/booking-draft.rules.ts';
import { draftFields } from '../steps/draft/booking-fields.ts';
import { chosenSlot, isBookable, shownDay, slotsOn } from './calendar/slot-calendar.rules.ts';
import type { CarriedForm } from './carried-form.ts';
import { SlotPicker } from './picker/slot-picker.tsx';
import { dayParameter, slotParameter, slotParameterOf, startsAtOf } from './slot-time.ts';
import { copy } from './slots.copy.ts';
import styles from './slots.module.css';
import { useFreshSlots } from './use-fresh-slots.ts';

interface SlotFormProps {
  slots: readonly AvailableTimeSlot[];
  /** Address of the input page. */
  inputAddress: string;
  /** A form that came here for another time. */
  carried: CarriedForm | undefined;
}

/** Chooses a time and goes on to the form: by an address, or with what is already filled in. */
export function SlotForm({ slots, inputAddress, carried }: SlotFormProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const asked = carried
    ? slotParameterOf(carried.draft.texts.desired_reservation_datetime)
    : (query.get(slotParameter) ?? '');
  const [chosen, setChosen] = useState(asked);
  useFreshSlots();
  const shown = shownDay(slots, carried ? carried.day : (query.get(dayParameter) ?? asked.slice(0, 10)));
  const canBook = slotsOn(slots, shown).some(isBookable);
  const slot = chosenSlot(slots, shown, chosen);
  const wanted = slotAt(slots, startsAtOf(asked));
  const isGone = asked !== '' && !(wanted && isBookable(wanted));
  const choose = (next: string): void => {
    setChosen(next);
    if (carried) return;
    // A reload shows the same choice.
    const search = `?${new URLSearchParams({ [dayParameter]: shown, [slotParameter]: next })}`;
    navigate({ search }, { replace: true, preventScrollReset: true, state: { keepsFocus: true } });
  };
  return (
    <Form method={carried ? 'post' : 'get'} action={inputAddress} className={styles.section}>
      {carried && <HiddenFields fields={draftFields(carried.draft)} />}
      {carried && (
        <Notice title={copy.carried.title}>
          <p>{copy.carried.text}</p>
        </Notice>
      )}
      {isGone && <Notice kind="warning" title={copy.gone} />}
      <SlotPicker
        slots={slots}
        shown={shown}
        chosen={slot && slotParameterOf(slot.starts_at)}
        carriedTo={carried && pathname}
        waitlistAddress={carried ? undefined : `${pathname}/waitlist`}
        onChoose={choose}
      />
      {canBook && (
        <div className={styles.bar}>
          <p className={styles.chosen} aria-live="polite">
            {slot ? copy.chosen(periodText(slot.starts_at, slot.ends_at)) : copy.unchosen}
          </p>
          <Button type="submit" size="large" {...(carried && { name: 'intent', value: chooseIntent })}>
            {copy.go}
          </Button>
        </div>
      )}
    </Form>
  );
}
