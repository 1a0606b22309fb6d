import { jobsPerPage, maximumPage } from '@enerabi/shared/constants';
import { countJobs, listJobs } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs, prefectureByCode } from '@enerabi/shared/kernel';
import { lastPageOf } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import { loadStationNames } from '../../search/conditions/load-station-names.ts';
import type { Names } from '../../search/conditions/place-names.ts';
import { conditionsQuery } from '../criteria/job-criteria.ts';
import { readJobAddress } from '../criteria/read-job-criteria.ts';

/**
 * @throws 404 for an unknown area (R1.1, R1.7). The counts and the names of stations may fail: the list works without
 *   them.
 */
const load = async (args: LoaderArgs) => {
  const { criteria, ignored } = readJobAddress(new URL(args.request.url).searchParams);
  if (!criteria.area.every((code) => prefectureByCode(code))) throw pageNotFound();
  const { search_target_lat, search_target_lng, sort, page } = criteria;
  const conditions = conditionsQuery(criteria);
  const { signal } = args.request;
  const call = args.context.get(api);
  const [list, counts, stations] = await Promise.all([
    call(listJobs, {
      query: {
        ...conditions,
        ...(search_target_lat !== undefined && { search_target_lat, search_target_lng }),
        sort,
        page: Math.min(page, maximumPage),
        limit: jobsPerPage,
      },
      signal,
    }),
    call(countJobs, { query: conditions, signal, onFailure: () => null }),
    loadStationNames(criteria.station_ids, args),
  ]);
  const names: Names = { municipalities: counts?.municipalities ?? [], stations };
  return { criteria, ignored, list, counts, names, lastPage: lastPageOf(list) };
};

export type JobListData = Awaited<ReturnType<typeof load>>;

/** A page beyond the last one is a 404 (R1.1) that says how many pages there are. */
export const loader = async (args: LoaderArgs) => {
  const loaded = await load(args);
  return loaded.criteria.page > loaded.lastPage
    ? data(loaded, { status: 404, statusText: 'Not Found' })
    : loaded;
};
