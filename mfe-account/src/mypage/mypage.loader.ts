import { orLogin } from '@enerabi/shared/client';
import { getMypage, listFavoriteIds } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

export const loader = async ({ request, context }: LoaderArgs) => {
  const call = context.get(api);
  const options = { signal: request.signal, onFailure: orLogin(request) };
  const [mypage, favoriteIds] = await Promise.all([call(getMypage, options), call(listFavoriteIds, options)]);
  return { mypage, favoriteFacilityIds: favoriteIds.facility_ids };
};

export type MypageData = Awaited<ReturnType<typeof loader>>;
