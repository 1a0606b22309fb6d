import { type Capabilities, maximumMemberPage } from '@enerabi/shared/constants';
import { pageIn } from '@enerabi/shared/ui';

const path = '/one_stop/mypage';

export interface BookingsQuery {
  when: 'upcoming' | 'past';
  page: number;
  /** Id of the booking that is about to be cancelled. */
  cancel?: number | undefined;
}

/** Path and query; default values are left out. */
export function bookingsAddress({ when, page, cancel }: Partial<BookingsQuery> = {}): string {
  const query = new URLSearchParams();
  if (when === 'past') query.set('when', when);
  if (page && page > 1) query.set('page', String(page));
  if (cancel) query.set('cancel', String(cancel));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The address after a booking has been cancelled. */
export const cancelledAddress = `${path}?cancelled=done`;

/** Address of the list in mfe-search: of facilities that take bookings here, otherwise of all (R7.3). */
export const visitSearch = ({ visitBooking }: Capabilities): string =>
  visitBooking ? '/f?has_bookable_visit=true' : '/f';

/** Reads an address that may contain anything. */
export function readBookings(search: URLSearchParams): BookingsQuery {
  const cancel = search.get('cancel') ?? '';
  return {
    when: search.get('when') === 'past' ? 'past' : 'upcoming',
    page: pageIn(search, maximumMemberPage),
    ...(/^[1-9]\d{0,9}$/.test(cancel) && { cancel: Number(cancel) }),
  };
}
