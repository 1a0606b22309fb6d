import { orLogin } from '@enerabi/shared/client';
import { listMemberBookings } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { lastPageOf } from '@enerabi/shared/ui';
import { bookingsAddress, readBookings } from './bookings.address.ts';

/** Redirects to the last page if the requested one no longer exists, because its last booking was cancelled. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const query = readBookings(new URL(request.url).searchParams);
  const { when, page } = query;
  const list = await context.get(api)(listMemberBookings, {
    query: { when, page },
    signal: request.signal,
    onFailure: orLogin(request),
  });
  const lastPage = lastPageOf(list);
  if (page > lastPage) throw redirect(bookingsAddress({ when, page: lastPage }));
  return { query, list, lastPage };
};

export type BookingsData = Awaited<ReturnType<typeof loader>>;
