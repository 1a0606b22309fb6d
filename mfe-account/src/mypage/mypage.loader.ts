import { orLogin } from '@enerabi/shared/client';
import { getMypage, listFavoriteIds, listSentMessages } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { dayInJapan, lastPageOf } from '@enerabi/shared/ui';
import { messagesAddress, readMypage } from './mypage.address.ts';

export const loader = async ({ request, context }: LoaderArgs) => {
  const { messages: page } = readMypage(new URL(request.url).searchParams);
  const call = context.get(api);
  const options = { signal: request.signal, onFailure: orLogin(request) };
  const [mypage, favoriteIds, sent] = await Promise.all([
    call(getMypage, options),
    call(listFavoriteIds, options),
    page ? call(listSentMessages, { ...options, query: { page } }) : undefined,
  ]);
  const lastPage = sent ? lastPageOf(sent) : 1;
  if (page && page > lastPage) throw redirect(messagesAddress(lastPage));
  return {
    mypage,
    favoriteFacilityIds: favoriteIds.facility_ids,
    sent: sent && { ...sent, lastPage },
    today: dayInJapan(new Date()),
  };
};

export type MypageData = Awaited<ReturnType<typeof loader>>;
