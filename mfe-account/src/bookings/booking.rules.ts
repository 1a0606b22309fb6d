import type { MemberBooking } from '@enerabi/shared/contract';
import type { BookingsQuery } from './bookings.address.ts';

/** State of a visit, for its member. */
export type BookingStanding = 'cancellable' | 'closed' | 'past' | 'cancelled';

/**
 * @param when of the list that it is in
 * @returns `closed` where it lies ahead and can only be cancelled by phone
 */
export function standingOf(
  { state, is_cancellable }: Pick<MemberBooking, 'state' | 'is_cancellable'>,
  when: BookingsQuery['when'],
): BookingStanding {
  if (state === 'cancelled') return 'cancelled';
  if (when === 'past') return 'past';
  return is_cancellable ? 'cancellable' : 'closed';
}
