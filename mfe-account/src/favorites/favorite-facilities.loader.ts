import { orLogin } from '@enerabi/shared/client';
import { maximumMemberPage } from '@enerabi/shared/constants';
import { listFavoriteFacilities } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { dayInJapan, lastPageOf, pageIn } from '@enerabi/shared/ui';
import { favoritesAddress } from './favorites.address.ts';

/** Redirects to the last page if the requested one no longer exists, because its last favourite was removed. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const page = pageIn(new URL(request.url).searchParams, maximumMemberPage);
  const list = await context.get(api)(listFavoriteFacilities, {
    query: { page },
    signal: request.signal,
    onFailure: orLogin(request),
  });
  const lastPage = lastPageOf(list);
  if (page > lastPage) throw redirect(favoritesAddress('facility', lastPage));
  return { list, lastPage, today: dayInJapan(new Date()) };
};

export type FavoriteFacilitiesData = Awaited<ReturnType<typeof loader>>;
