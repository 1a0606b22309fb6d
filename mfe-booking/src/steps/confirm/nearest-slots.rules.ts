import { tooLargeNumbers, visitClassFault } from '@enerabi/shared/child';
import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { isBookable } from '../../slots/calendar/slot-calendar.rules.ts';
import { familyOf, partyOf } from '../draft/booking-draft.rules.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';

/** Free slots for the family, by its children and number, that begin closest to the time that it wanted, soonest first, without that one. */
export function nearestSlots(
  slots: readonly AvailableTimeSlot[],
  draft: BookingDraft,
  most: number,
): AvailableTimeSlot[] {
  const startsAt = draft.texts.desired_reservation_datetime;
  const family = familyOf(draft);
  // A birthday that is missing can still be entered.
  const isForOthers = (slot: AvailableTimeSlot) =>
    visitClassFault(family, slot) === 'child_of_other_class' ||
    tooLargeNumbers(partyOf(draft), slot).length > 0;
  const distance = (slot: AvailableTimeSlot): number => Math.abs(msOf(slot.starts_at) - msOf(startsAt));
  return slots
    .filter((slot) => isBookable(slot) && slot.starts_at !== startsAt && !isForOthers(slot))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
}

/** Both are wall clocks of one zone, so that their difference is the time between. */
const msOf = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}Z`) || 0;
