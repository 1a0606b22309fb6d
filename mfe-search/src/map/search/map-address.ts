import { capabilities } from '@enerabi/shared/constants';
import type { IgnoredValue } from '../../address/read-fields.ts';
import { type FacilityCriteria, queryOf } from '../../facilities/criteria/facility-criteria.ts';
import { readAddress } from '../../facilities/criteria/read-criteria.ts';
import { farthest, japan, type MapView, nearest } from '../view/map-view.ts';

const viewFields = ['lat', 'lng', 'zoom'] as const;
type ViewField = (typeof viewFields)[number];

/** The content of a map's address. */
export interface MapAddress {
  /** Absent if the address has no view: the map then begins at `area`, or at the results. */
  view?: MapView;
  /** As on `/f`, but `area` is a place to go to, not a condition: a map does not end at a border. */
  criteria: FacilityCriteria;
  ignored: IgnoredValue[];
}

/** Reads an address that may contain anything; invalid parts are ignored and listed. */
export function readMapAddress(parameters: URLSearchParams): MapAddress {
  const { criteria, ignored } = readAddress(parameters, capabilities, viewFields);
  const result: IgnoredValue[] = [];
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
  const isPlace = lat !== undefined && lng !== undefined && !criteria.area;
  return {
    criteria: withoutTarget(criteria),
    ignored: [...result, ...ignored],
    ...(isPlace && { view: { lat, lng, zoom } }),
  };
}

const usualZoom = 12;

/** Removes position and order: on a map, the middle is the position. */
function withoutTarget(criteria: FacilityCriteria): FacilityCriteria {
  const { search_target_lat: _lat, search_target_lng: _lng, ...others } = criteria;
  return { ...others, sort: 'standard' };
}

/** The address of the map; equal views and criteria have equal addresses. */
export function mapAddressOf({ view, criteria }: Pick<MapAddress, 'view' | 'criteria'>): string {
  const { area: _area, ...conditions } = withoutTarget(criteria);
  const query = queryOf(view ? conditions : withoutTarget(criteria));
  const parts = [view && viewText(view), query].filter(Boolean);
  return parts.length > 0 ? `/map_search?${parts.join('&')}` : '/map_search';
}

/** Five decimals are about a metre; trailing zeros are left out. */
const viewText = ({ lat, lng, zoom }: MapView): string =>
  `lat=${Number(lat.toFixed(5))}&lng=${Number(lng.toFixed(5))}&zoom=${Number(zoom.toFixed(2))}`;

/** Conditions of the API's request, besides the box. */
export function mapConditions(criteria: FacilityCriteria) {
  const {
    area: _area,
    sort: _sort,
    page: _page,
    search_target_lat: _lat,
    search_target_lng: _lng,
    ...conditions
  } = criteria;
  return conditions;
}
