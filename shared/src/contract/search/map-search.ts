import type { Operation } from '../operation.ts';
import type * as schemas from './map-search.schemas.ts';

export type { MapCluster, MapPoint, MapQuery, MapSearch } from './map-search.schemas.ts';

const load = () => import(/* webpackChunkName: 'map-search-schemas' */ './map-search.schemas.ts');

/**
 * Specification section 7: the facilities within the visible box, as a list and as points and clusters of a map. 422
 * `invalid_request` naming `north` or `east` if the box is upside down.
 */
export const searchFacilitiesByMap: Operation<typeof schemas.searchFacilitiesByMap> = {
  id: 'searchFacilitiesByMap',
  method: 'GET',
  path: '/api/front_facilities_by_map_search',
  summary: '地図の表示範囲にある園・施設',
  problems: ['area_not_found'],
  schemas: async () => (await load()).searchFacilitiesByMap,
};
