import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { Button, ButtonRow, periodText, RadioGroup, SlotStatus } from '@enerabi/shared/ui';
import { slotParameter, slotParameterOf } from '../../slots/slot-time.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { copy } from './contact-confirm.copy.ts';
import { nearestSlots } from './nearest-slots.rules.ts';

interface OtherTimesProps {
  slots: readonly AvailableTimeSlot[];
  draft: BookingDraft;
  slotsAddress: string;
}

const most = 4;

/** The free times closest to the one that cannot be booked; everything else stays as it was filled in. */
export function OtherTimes({ slots, draft, slotsAddress }: OtherTimesProps) {
  const nearest = nearestSlots(slots, draft, most);
  return (
    <>
      {nearest.length === 0 ? (
        <p>{copy.others.none}</p>
      ) : (
        <RadioGroup
          name={slotParameter}
          label={copy.others.title}
          hint={copy.others.hint}
          layout="cards"
          defaultValue={slotParameterOf(nearest[0]?.starts_at ?? '')}
          choices={nearest.map((slot) => ({
            value: slotParameterOf(slot.starts_at),
            label: (
              <>
                {periodText(slot.starts_at, slot.ends_at)}
                <SlotStatus families_left={slot.families_left} />
              </>
            ),
          }))}
        />
      )}
      <ButtonRow>
        {nearest.length > 0 && (
          <Button type="submit" name="intent" value="confirm">
            {copy.others.confirm}
          </Button>
        )}
        <Button type="submit" kind="secondary" formAction={slotsAddress} formNoValidate>
          {copy.others.all}
        </Button>
      </ButtonRow>
    </>
  );
}
