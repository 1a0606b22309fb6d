import { countFacilities, getTop, listFacilities } from '@enerabi/shared/contract';
import { api, type LoaderArgs, prefectures } from '@enerabi/shared/kernel';
import { pageNotFound } from '../address/page-not-found.ts';
import { prefectureMap } from '../map/prefecture/prefecture-map.loader.ts';

/** Enough for a first impression; the list has all of them. */
const shownFacilities = 6;

/** A segment that is not a prefecture's is 404 (R1.7). If counts or news fail, the page still links to every search. */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const prefecture = prefectures.find(({ slug }) => slug === params.area);
  if (!prefecture) throw pageNotFound();
  const { code: area } = prefecture;
  const { signal } = request;
  const call = context.get(api);
  const [list, counts, top, map] = await Promise.all([
    call(listFacilities, { query: { area, sort: 'updated', limit: shownFacilities }, signal }),
    call(countFacilities, { query: { area }, signal, onFailure: () => null }),
    call(getTop, { query: { area }, signal, onFailure: () => null }),
    prefectureMap(prefecture, args),
  ]);
  return { prefecture, list, counts, top, map };
};

export type AreaData = Awaited<ReturnType<typeof loader>>;
