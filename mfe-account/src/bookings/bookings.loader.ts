import { orLogin } from '@enerabi/shared/client';
import { listMemberBookings, listWaitlistEntries } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { lastPageOf } from '@enerabi/shared/ui';
import { bookingsAddress, readBookings } from './bookings.address.ts';

/** Redirects to the last page if the requested one no longer exists, because its last booking was cancelled. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const query = readBookings(new URL(request.url).searchParams);
  const { when, page } = query;
  const call = context.get(api);
  const { signal } = request;
  const [list, waiting] = await Promise.all([
    call(listMemberBookings, { query: { when, page }, signal, onFailure: orLogin(request) }),
    // Without it the page still has the bookings.
    when === 'upcoming' ? call(listWaitlistEntries, { signal, onFailure: () => null }) : null,
  ]);
  const lastPage = lastPageOf(list);
  if (page > lastPage) throw redirect(bookingsAddress({ when, page: lastPage }));
  return { query, list, lastPage, entries: waiting?.entries ?? [] };
};

export type BookingsData = Awaited<ReturnType<typeof loader>>;
