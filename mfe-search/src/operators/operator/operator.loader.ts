import { failAsMissing } from '@enerabi/shared/client';
import { maximumPage } from '@enerabi/shared/constants';
import {
  getCorporation,
  listEvents,
  listFacilitiesOfCorporation,
  listInterviewsOfCorporation,
  listJobsOfCorporation,
  listNotificationsOfCorporation,
  listVisitsOfCorporation,
} from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan, lastPageOf, pageIn } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import { ignoredParts } from '../../facilities/subpages/ignored-parts.ts';
import { placesMap } from '../places/places-map.loader.ts';

const shownEvents = 4;

/** An unknown operator, one without published facilities, and a page beyond the last one are 404 (R1.1). */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const search = new URL(request.url).searchParams;
  const page = pageIn(search, maximumPage);
  const jobsPage = pageIn(search, maximumPage, 'jobs_page');
  const pathName = params.corporation_path_name ?? '';
  const { signal } = request;
  const of = { corporation_path_name: pathName };
  // Without what its facilities have posted, the page still shows the operator.
  const optional = { signal, onFailure: () => null };
  const [operator, list, coming, jobs, told, posted, visits, places] = await Promise.all([
    context.get(api)(getCorporation, {
      query: { path_name: pathName },
      signal,
      onFailure: failAsMissing,
    }),
    context.get(api)(listFacilitiesOfCorporation, {
      query: { ...of, page },
      signal,
      onFailure: failAsMissing,
    }),
    context.get(api)(listEvents, { query: { ...of, limit: shownEvents }, ...optional }),
    context.get(api)(listJobsOfCorporation, { query: { ...of, page: jobsPage }, ...optional }),
    context.get(api)(listInterviewsOfCorporation, { query: of, ...optional }),
    context.get(api)(listNotificationsOfCorporation, { query: of, ...optional }),
    context.get(api)(listVisitsOfCorporation, { query: of, ...optional }),
    placesMap(pathName, args),
  ]);
  const lastPage = lastPageOf(list);
  if (page > lastPage || (jobs && jobsPage > lastPageOf(jobs))) throw pageNotFound();
  return {
    operator,
    list,
    lastPage,
    events: coming?.events ?? [],
    jobs,
    interviews: told?.interviews ?? [],
    notices: posted?.notifications ?? [],
    visits,
    places,
    ignored: ignoredParts(search),
    today: dayInJapan(new Date()),
  };
};

export type OperatorData = Awaited<ReturnType<typeof loader>>;
