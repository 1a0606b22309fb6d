import { failAsMissing } from '@enerabi/shared/client';
import { maximumPage } from '@enerabi/shared/constants';
import { getCorporation, listEvents, listFacilitiesOfCorporation } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan, lastPageOf, pageIn } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import { ignoredParts } from '../../facilities/subpages/ignored-parts.ts';

const shownEvents = 4;

/** An unknown operator, one without published facilities, and a page beyond the last one are 404 (R1.1). */
export const loader = async ({ params, request, context }: LoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const page = pageIn(search, maximumPage);
  const pathName = params.corporation_path_name ?? '';
  const { signal } = request;
  const [operator, list, coming] = await Promise.all([
    context.get(api)(getCorporation, {
      query: { path_name: pathName },
      signal,
      onFailure: failAsMissing,
    }),
    context.get(api)(listFacilitiesOfCorporation, {
      query: { corporation_path_name: pathName, page },
      signal,
      onFailure: failAsMissing,
    }),
    // Without its events, the page still shows the operator.
    context.get(api)(listEvents, {
      query: { corporation_path_name: pathName, limit: shownEvents },
      signal,
      onFailure: () => null,
    }),
  ]);
  const lastPage = lastPageOf(list);
  if (page > lastPage) throw pageNotFound();
  return {
    operator,
    list,
    lastPage,
    events: coming?.events ?? [],
    ignored: ignoredParts(search),
    today: dayInJapan(new Date()),
  };
};

export type OperatorData = Awaited<ReturnType<typeof loader>>;
