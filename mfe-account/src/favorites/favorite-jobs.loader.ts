import { orLogin } from '@enerabi/shared/client';
import { maximumMemberPage } from '@enerabi/shared/constants';
import { listFavoriteJobs } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { lastPageOf, pageIn } from '@enerabi/shared/ui';
import { favoritesAddress } from './favorites.address.ts';

/** Redirects to the last page if the requested one no longer exists, because its last favourite was removed. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const page = pageIn(new URL(request.url).searchParams, maximumMemberPage);
  const list = await context.get(api)(listFavoriteJobs, {
    query: { page },
    signal: request.signal,
    onFailure: orLogin(request),
  });
  const lastPage = lastPageOf(list);
  if (page > lastPage) throw redirect(favoritesAddress('job', lastPage));
  return { list, lastPage };
};

export type FavoriteJobsData = Awaited<ReturnType<typeof loader>>;
