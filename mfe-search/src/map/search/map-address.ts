import type { IgnoredValue } from '../../address/read-fields.ts';
import { nothing } from '../../facilities/criteria/facility-criteria.ts';
import { collectionNamed, collectionOf } from '../collection/collections.ts';
import { isJobMap, type MapCriteria } from '../collection/map-kind.ts';
import { farthest, japan, type MapView, nearest } from '../view/map-view.ts';

const viewFields = ['lat', 'lng', 'zoom'] as const;
type ViewField = (typeof viewFields)[number];

/** The content of a map's address. */
export interface MapAddress {
  /** Absent if the address has no view: the map then begins at the prefectures, or at the results. */
  view?: MapView;
  /** As in the list, but prefectures are a place to go to, not a condition: a map does not end at a border. */
  criteria: MapCriteria;
  ignored: IgnoredValue[];
}

/** Reads an address that may contain anything; invalid parts are ignored and listed. */
export function readMapAddress(parameters: URLSearchParams): MapAddress {
  const name = parameters.get('collection') ?? '';
  const named = collectionNamed(name);
  const collection = named ?? collectionOf(nothing);
  const { criteria, ignored } = collection.read(parameters, [...viewFields, 'collection']);
  const result: IgnoredValue[] = named ? [] : [{ field: 'collection', value: name }];
  const decimal = (field: ViewField, least: number, most: number): number | undefined => {
    const text = parameters.get(field)?.trim() ?? '';
    const value = /^-?\d{1,4}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    if (text !== '') result.push({ field, value: text });
    return undefined;
  };
  const lat = decimal('lat', japan.south, japan.north);
  const lng = decimal('lng', japan.west, japan.east);
  const zoom = decimal('zoom', farthest, nearest) ?? usualZoom;
  const isPlace = lat !== undefined && lng !== undefined && collection.areas(criteria).length === 0;
  return {
    criteria: withoutTarget(criteria),
    ignored: [...result, ...ignored],
    ...(isPlace && { view: { lat, lng, zoom } }),
  };
}

const usualZoom = 12;

/** Removes position and order: on a map, the middle is the position. */
function withoutTarget(criteria: MapCriteria): MapCriteria {
  const { search_target_lat: _lat, search_target_lng: _lng, ...others } = criteria;
  return { ...others, sort: 'standard' };
}

/** The address of the map; equal views and criteria have equal addresses. */
export function mapAddressOf({ view, criteria }: Pick<MapAddress, 'view' | 'criteria'>): string {
  const { query, withoutAreas } = collectionOf(criteria);
  const asked = withoutTarget(criteria);
  return addressWith([view && viewText(view), query(view ? withoutAreas(asked) : asked)], criteria);
}

/** The same without a view and a prefecture, with the names of the form's controls. */
export function mapFormAddress(criteria: MapCriteria): string {
  const { formQuery, withoutAreas } = collectionOf(criteria);
  return addressWith([formQuery(withoutAreas(withoutTarget(criteria)))], criteria);
}

function addressWith(parts: readonly (string | undefined)[], criteria: MapCriteria): string {
  const query = [isJobMap(criteria) && 'collection=jobs', ...parts].filter(Boolean).join('&');
  return query === '' ? '/map_search' : `/map_search?${query}`;
}

/** Five decimals are about a metre; trailing zeros are left out. */
const viewText = ({ lat, lng, zoom }: MapView): string =>
  `lat=${Number(lat.toFixed(5))}&lng=${Number(lng.toFixed(5))}&zoom=${Number(zoom.toFixed(2))}`;
