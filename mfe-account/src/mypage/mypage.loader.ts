import { orLogin } from '@enerabi/shared/client';
import { commutePlacesOf } from '@enerabi/shared/commute';
import { getCommutePlaces, getMypage, getProfile, listFavoriteIds } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';

export const loader = async ({ request, context }: LoaderArgs) => {
  const call = context.get(api);
  const options = { signal: request.signal, onFailure: orLogin(request) };
  const [mypage, favoriteIds, profile, places] = await Promise.all([
    call(getMypage, options),
    call(listFavoriteIds, options),
    // The page is complete without these.
    call(getProfile, { signal: request.signal, onFailure: () => null }),
    call(getCommutePlaces, { signal: request.signal, onFailure: () => null }),
  ]);
  return {
    mypage,
    favoriteFacilityIds: favoriteIds.facility_ids,
    birthdays: (profile?.information.children ?? []).map(({ birthday }) => birthday),
    places: places && commutePlacesOf(places),
    today: dayInJapan(new Date()),
  };
};

export type MypageData = Awaited<ReturnType<typeof loader>>;
