import { facilitiesPerPage, maximumPage } from '@enerabi/shared/constants';
import {
  countFacilities,
  listAdmissionRounds,
  listFacilities,
  suggestSearches,
} from '@enerabi/shared/contract';
import { api, data, type LoaderArgs, prefectureByCode } from '@enerabi/shared/kernel';
import { dayInJapan, lastPageOf } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import { loadStationNames } from '../../search/conditions/load-station-names.ts';
import type { Names } from '../../search/conditions/place-names.ts';
import { countQueryOf, type FacilityCriteria } from '../criteria/facility-criteria.ts';
import { readAddress } from '../criteria/read-criteria.ts';

/**
 * @throws 404 for an unknown area (R1.1, R1.7). Counts, names of stations and dates of applications may fail: the list works
 *   without them.
 */
const load = async (args: LoaderArgs) => {
  const { criteria, ignored } = readAddress(new URL(args.request.url).searchParams);
  if (criteria.area && !prefectureByCode(criteria.area)) throw pageNotFound();
  const { signal } = args.request;
  const [list, counts, stations, rounds, read] = await Promise.all([
    args.context.get(api)(listFacilities, {
      query: { ...criteria, page: Math.min(criteria.page, maximumPage), limit: facilitiesPerPage },
      signal,
    }),
    countsOf(criteria, args),
    loadStationNames(criteria.station_ids, args),
    roundsOf(criteria, args),
    isReading(criteria) ? meantBy(criteria, args) : null,
  ]);
  const lastPage = lastPageOf(list);
  const names: Names = { municipalities: counts?.municipalities ?? [], stations };
  const meant = read ?? (list.total === 0 ? await meantBy(criteria, args) : null);
  return { criteria, ignored, list, counts, names, lastPage, meant, rounds, today: dayInJapan(new Date()) };
};

export type FacilityListData = Awaited<ReturnType<typeof load>>;

/** A page beyond the last one is a 404 (R1.1) that says how many pages there are. */
export const loader = async (args: LoaderArgs) => {
  const loaded = await load(args);
  return loaded.criteria.page > loaded.lastPage
    ? data(loaded, { status: 404, statusText: 'Not Found' })
    : loaded;
};

/** Hiragana may be the reading of a place that has another name, even if facilities are called so. */
const isReading = ({ keyword = '', municipalities, station_ids, page }: FacilityCriteria): boolean =>
  /^[ぁ-ゖー]{2,}$/.test(keyword) && municipalities.length + station_ids.length === 0 && page === 1;

/** A keyword that finds no facility may name a place. */
const meantBy = async ({ keyword, area }: FacilityCriteria, { context, request }: LoaderArgs) =>
  keyword
    ? context.get(api)(suggestSearches, {
        query: { keyword, ...(area && { area }) },
        signal: request.signal,
        onFailure: () => null,
      })
    : null;

/** When the one municipality of the list takes applications. */
const roundsOf = async ({ municipalities }: FacilityCriteria, { context, request }: LoaderArgs) => {
  const [municipality_code, another] = municipalities;
  if (!municipality_code || another) return [];
  const query = { municipality_code };
  const found = await context.get(api)(listAdmissionRounds, {
    query,
    signal: request.signal,
    onFailure: () => null,
  });
  return found?.admission_rounds ?? [];
};

const countsOf = (criteria: FacilityCriteria, { context, request }: LoaderArgs) =>
  context.get(api)(countFacilities, {
    query: countQueryOf(criteria),
    signal: request.signal,
    onFailure: () => null,
  });
