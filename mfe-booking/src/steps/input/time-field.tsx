import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { Button, useFieldId } from '@enerabi/shared/ui';
import { CalendarIcon } from '@enerabi/shared/ui/icons';
import { slotParameterOf } from '../../slots/slot-time.ts';
import { ChosenTime } from '../time/chosen-time.tsx';
import { copy } from './contact-input.copy.ts';

interface TimeFieldProps {
  startsAt: string;
  slot: AvailableTimeSlot | undefined;
  slotsAddress: string;
  /** Of what is held for the family, or ''. */
  waitlistToken: string;
}

/** The chosen time. Its button takes what is filled in along to the slots, and back. */
export const TimeField = ({ startsAt, slot, slotsAddress, waitlistToken }: TimeFieldProps) => (
  <div id={useFieldId('desired_reservation_datetime')} tabIndex={-1}>
    <input type="hidden" name="desired_reservation_datetime" value={startsAt} />
    <input type="hidden" name="waitlist_token" value={waitlistToken} />
    <ChosenTime startsAt={startsAt} slot={slot}>
      <Button
        type="submit"
        kind="secondary"
        size="small"
        icon={<CalendarIcon size="small" />}
        formAction={`${slotsAddress}${startsAt && `?day=${slotParameterOf(startsAt).slice(0, 10)}`}`}
        formNoValidate
      >
        {startsAt ? copy.changeTime : copy.chooseTime}
      </Button>
    </ChosenTime>
  </div>
);
