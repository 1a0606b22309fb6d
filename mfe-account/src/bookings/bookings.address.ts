import { type Capabilities, maximumMemberPage } from '@enerabi/shared/constants';
import { pageIn } from '@enerabi/shared/ui';

const path = '/one_stop/mypage';

export interface BookingsQuery {
  when: 'upcoming' | 'past';
  page: number;
  /** The visit that is about to be cancelled. */
  cancel?: number | undefined;
}

/** Path and query; what is usual is not written. */
export function bookingsAddress({ when, page, cancel }: Partial<BookingsQuery> = {}): string {
  const query = new URLSearchParams();
  if (when === 'past') query.set('when', when);
  if (page && page > 1) query.set('page', String(page));
  if (cancel) query.set('cancel', String(cancel));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The address after a visit has been cancelled. */
export const cancelledAddress = `${path}?cancelled=done`;

/** The list of mfe-search: of facilities whose visits can be booked here, else of all (R7.3). */
export const visitSearch = ({ visitBooking }: Capabilities): string =>
  visitBooking ? '/f?has_bookable_visit=true' : '/f';

/** Reads an address that anyone may have written or mangled. */
export function readBookings(search: URLSearchParams): BookingsQuery {
  const cancel = search.get('cancel') ?? '';
  return {
    when: search.get('when') === 'past' ? 'past' : 'upcoming',
    page: pageIn(search, maximumMemberPage),
    ...(/^[1-9]\d{0,9}$/.test(cancel) && { cancel: Number(cancel) }),
  };
}
