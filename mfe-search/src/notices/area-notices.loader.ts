import { type Audience, audienceIds, maximumPage } from '@enerabi/shared/constants';
import { listNotificationsOfArea } from '@enerabi/shared/contract';
import { api, type LoaderArgs, prefectures } from '@enerabi/shared/kernel';
import { lastPageOf, pageIn } from '@enerabi/shared/ui';
import { pageNotFound } from '../address/page-not-found.ts';
import { shortValue } from '../address/short-value.ts';
import { ignoredParts } from '../facilities/subpages/ignored-parts.ts';
import { copy } from './area-notices.copy.ts';

/** A segment that is no prefecture's, and a page beyond the last one, are 404 (R1.1, R1.7). */
export const loader = async ({ params, request, context }: LoaderArgs) => {
  const prefecture = prefectures.find(({ slug }) => slug === params.area);
  if (!prefecture) throw pageNotFound();
  const search = new URL(request.url).searchParams;
  const audience = audienceIn(search);
  const page = pageIn(search, maximumPage);
  const list = await context.get(api)(listNotificationsOfArea, {
    query: { area: prefecture.code, audience, page },
    signal: request.signal,
  });
  const lastPage = lastPageOf(list);
  if (page > lastPage) throw pageNotFound();
  return { prefecture, audience, list, lastPage, ignored: ignoredIn(search) };
};

export type AreaNoticesData = Awaited<ReturnType<typeof loader>>;

const audienceIn = (search: URLSearchParams): Audience | undefined =>
  audienceIds.find((audience) => audience === search.get('audience'));

/** Names the parts of the address that were invalid and ignored. */
function ignoredIn(search: URLSearchParams): string[] {
  const given = search.get('audience') ?? '';
  return [
    ...(given && !audienceIn(search) ? [copy.ignored.audience(shortValue(given))] : []),
    ...ignoredParts(search).map(({ value }) => copy.ignored.page(shortValue(value))),
  ];
}
