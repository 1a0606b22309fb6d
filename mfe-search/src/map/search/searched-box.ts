import type { Box } from '@enerabi/shared/geography';
import { collectionOf } from '../collection/collections.ts';
import type { MapCriteria } from '../collection/map-kind.ts';
import { viewOfPrefectures } from '../prefecture-places.ts';
import { boxOfView, japan, type MapView, usualSize, wholeJapan } from '../view/map-view.ts';
import { shownMap } from '../view/shown-map.ts';
import type { MapAddress } from './map-address.ts';

interface SearchedBox {
  box: Box;
  /** The first view of the map. */
  begun: MapView;
  /** The address has no place, so the map goes to the results. */
  isAnywhere: boolean;
}

/** The box of a search: of the map's size in a browser that shows one, otherwise of a default size. */
export function searchedBox({ view, criteria }: Pick<MapAddress, 'view' | 'criteria'>): SearchedBox {
  const begun = view ?? viewOfPrefectures(collectionOf(criteria).areas(criteria)) ?? wholeJapan;
  const isAnywhere = !view && hasPlaceOfItsOwn(criteria);
  return { begun, isAnywhere, box: isAnywhere ? japan : boxOfView(begun, shownMap.size ?? usualSize) };
}

/**
 * Whether the results determine the place: the search has municipalities, stations, a home, or other conditions but no area.
 */
function hasPlaceOfItsOwn(criteria: MapCriteria): boolean {
  if (criteria.municipalities.length > 0 || criteria.station_ids.length > 0) return true;
  if ('commute_within' in criteria) return true;
  const { areas, query } = collectionOf(criteria);
  return areas(criteria).length === 0 && query({ ...criteria, page: 1, sort: 'standard' }) !== '';
}
