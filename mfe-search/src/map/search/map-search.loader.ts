import { maximumPage } from '@enerabi/shared/constants';
import { countFacilities } from '@enerabi/shared/contract';
import { api, type LoaderArgs, prefectureByCode, prefectures } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import { loadStationNames } from '../../search/conditions/load-station-names.ts';
import { type Names, noNames } from '../../search/conditions/place-names.ts';
import { collectionOf } from '../collection/collections.ts';
import type { MapCriteria, MapResults } from '../collection/map-kind.ts';
import { loadPicture, placesOfPicture } from '../picture/map-picture.loader.ts';
import { boxAroundAll, type MapView, usualSize, viewAround, wholeJapan } from '../view/map-view.ts';
import { shownMap } from '../view/shown-map.ts';
import { mapAddressOf, readMapAddress } from './map-address.ts';
import { searchedBox } from './searched-box.ts';

/**
 * Loads the box in the address and, on the server, the counts of the form for visitors without scripts. An unknown area
 * is a 404 (R1.7). In a browser, a failed search leaves the page as it is: `found` is then null.
 */
export const loader = async (args: LoaderArgs) => {
  const { view: named, criteria, ignored } = readMapAddress(new URL(args.request.url).searchParams);
  const collection = collectionOf(criteria);
  const canonical = canonicalOf(criteria);
  const areas = collection.areas(criteria);
  if (!areas.every((code) => prefectureByCode(code))) throw pageNotFound();
  const page = Math.min(criteria.page, maximumPage);
  const { begun, isAnywhere, box } = searchedBox({ ...(named && { view: named }), criteria });
  const zoom = Number(begun.zoom.toFixed(2));
  const call = args.context.get(api);
  const { signal } = args.request;
  const isServer = typeof document === 'undefined';
  const search = isServer ? collection.search : collection.searchAgain;
  const needsPicture = shownMap.size === undefined;
  const places = needsPicture && !isAnywhere ? placesOfPicture(begun, args) : null;
  const [found, names, counts] = await Promise.all([
    search(call, criteria, { ...box, zoom, page }, signal),
    namesOf(criteria, args),
    // In a browser, the form itself requests the counts when it is opened.
    isServer ? collection.counts(call, criteria, box, signal) : null,
  ]);
  const view = isAnywhere && found ? viewOfResults(found) : begun;
  return {
    criteria: { ...criteria, page } as MapCriteria,
    ignored,
    names,
    view,
    isNamed: named !== undefined,
    areaNames: areas.map((code) => prefectureByCode(code)?.name ?? '').join('・'),
    canonical,
    /** Places and combinations of conditions would give endless addresses. */
    isPlain: !named && mapAddressOf({ criteria }) === canonical,
    found,
    /** The page shows it until the map moves, or if the map cannot move. */
    picture:
      needsPicture && found
        ? await loadPicture(places ?? placesOfPicture(view, args), found, view, named === undefined)
        : null,
    counts,
    today: dayInJapan(new Date()),
  };
};

export type MapSearchData = Awaited<ReturnType<typeof loader>>;

/** The map of the same prefectures, without a condition. */
function canonicalOf(criteria: MapCriteria): string {
  const { nothing } = collectionOf(criteria);
  return mapAddressOf({ criteria: { ...nothing, area: criteria.area } as MapCriteria });
}

function viewOfResults({ points, clusters }: MapResults): MapView {
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
  { municipalities: [first], station_ids }: MapCriteria,
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
