import { facilitiesPerPage, maximumPage } from '@enerabi/shared/constants';
import { countFacilities, type MapSearch, searchFacilitiesByMap } from '@enerabi/shared/contract';
import type { Box } from '@enerabi/shared/geography';
import { api, type LoaderArgs, prefectureByCode, prefectures } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import type { FacilityCriteria } from '../../facilities/criteria/facility-criteria.ts';
import { loadStationNames } from '../../search/conditions/load-station-names.ts';
import { type Names, noNames } from '../../search/conditions/place-names.ts';
import { boxAroundAll, type MapView, usualSize, viewAround, wholeJapan } from '../view/map-view.ts';
import { mapConditions, readMapAddress } from './map-address.ts';
import { searchedBox } from './searched-box.ts';

/**
 * Loads the box in the address and, on the server, the counts of the form for visitors without scripts. An unknown area
 * is a 404 (R1.7). In a browser, a failed search leaves the page as it is: `found` is then null.
 */
export const loader = async (args: LoaderArgs) => {
  const { view: named, criteria, ignored } = readMapAddress(new URL(args.request.url).searchParams);
  if (criteria.area && !prefectureByCode(criteria.area)) throw pageNotFound();
  const page = Math.min(criteria.page, maximumPage);
  const { begun, isAnywhere, box } = searchedBox({ ...(named && { view: named }), criteria });
  const within = { ...mapConditions(criteria), ...box };
  const zoom = Number(begun.zoom.toFixed(2));
  const [found, names, counts] = await Promise.all([
    search({ ...within, zoom, page, limit: facilitiesPerPage }, args),
    namesOf(criteria, args),
    countsOf(within, args),
  ]);
  return {
    criteria: { ...criteria, page },
    ignored,
    names,
    view: isAnywhere && found ? viewOfResults(found) : begun,
    isNamed: named !== undefined,
    found,
    counts,
    today: dayInJapan(new Date()),
  };
};

export type MapSearchData = Awaited<ReturnType<typeof loader>>;

type Within = ReturnType<typeof mapConditions> & Box;
type Query = Within & { zoom: number; page: number; limit: number };

/** In a browser, the form itself requests the counts when it is opened. */
const countsOf = async (query: Within, { context, request: { signal } }: LoaderArgs) =>
  typeof document === 'undefined'
    ? context.get(api)(countFacilities, { query, signal, onFailure: () => null })
    : null;

const search = (query: Query, { context, request: { signal } }: LoaderArgs): Promise<MapSearch | null> =>
  typeof document === 'undefined'
    ? context.get(api)(searchFacilitiesByMap, { query, signal })
    : context.get(api)(searchFacilitiesByMap, { query, signal, onFailure: () => null });

function viewOfResults({ points, clusters }: MapSearch): MapView {
  const box = boxAroundAll([
    ...clusters,
    ...points.map(({ latitude, longitude }) => ({
      south: latitude,
      west: longitude,
      north: latitude,
      east: longitude,
    })),
  ]);
  return box ? viewAround(box, usualSize) : wholeJapan;
}

/** Loads the names of municipalities and stations among the conditions; if that fails, their numbers are shown. */
async function namesOf(
  { municipalities: [first], station_ids }: FacilityCriteria,
  args: LoaderArgs,
): Promise<Names> {
  const {
    context,
    request: { signal },
  } = args;
  const area = prefectures.find(({ code }) => first?.startsWith(code.slice(0, 2)))?.code;
  const [counts, stations] = await Promise.all([
    area ? context.get(api)(countFacilities, { query: { area }, signal, onFailure: () => null }) : null,
    loadStationNames(station_ids, args),
  ]);
  return {
    municipalities: counts?.municipalities ?? noNames.municipalities,
    stations,
  };
}
