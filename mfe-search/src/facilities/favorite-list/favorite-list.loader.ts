import { mostComparedFacilities } from '@enerabi/shared/constants';
import { listFacilitiesByPath } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';
import { readFavorites } from './favorite-address.ts';

/** Loads the facilities of the address, in its order, as many at a time as the API gives. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const names = readFavorites(new URL(request.url).searchParams);
  const groups = Array.from({ length: Math.ceil(names.length / mostComparedFacilities) }, (_, at) =>
    names.slice(at * mostComparedFacilities, (at + 1) * mostComparedFacilities),
  );
  const replies = await Promise.all(
    groups.map((path_names) =>
      context.get(api)(listFacilitiesByPath, { query: { path_names }, signal: request.signal }),
    ),
  );
  return {
    facilities: replies.flatMap(({ facilities }) => facilities),
    missing: replies.flatMap(({ missing }) => missing).length,
    today: dayInJapan(new Date()),
  };
};

export type FavoriteListData = Awaited<ReturnType<typeof loader>>;
