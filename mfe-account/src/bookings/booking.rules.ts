import type { MemberBooking } from '@enerabi/shared/contract';
import type { BookingsQuery } from './bookings.address.ts';

/** State of a booking, for its member. */
export type BookingStanding = 'cancellable' | 'closed' | 'past' | 'cancelled';

/**
 * @param when list that shows the booking
 * @returns `closed` if the visit is ahead, but can only be cancelled by phone
 */
export function standingOf(
  { state, is_cancellable }: Pick<MemberBooking, 'state' | 'is_cancellable'>,
  when: BookingsQuery['when'],
): BookingStanding {
  if (state === 'cancelled') return 'cancelled';
  if (when === 'past') return 'past';
  return is_cancellable ? 'cancellable' : 'closed';
}
