import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { isBookable } from '../../slots/calendar/slot-calendar.rules.ts';

/**
 * Free slots that begin closest to a time, soonest first, without the one at that time.
 * @param startsAt `YYYY-MM-DD HH:mm:ss`
 */
export function nearestSlots(
  slots: readonly AvailableTimeSlot[],
  startsAt: string,
  most: number,
): AvailableTimeSlot[] {
  const distance = (slot: AvailableTimeSlot): number => Math.abs(msOf(slot.starts_at) - msOf(startsAt));
  return slots
    .filter((slot) => isBookable(slot) && slot.starts_at !== startsAt)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
}

/** Both are wall clocks of one zone, so that their difference is the time between. */
const msOf = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}Z`) || 0;
