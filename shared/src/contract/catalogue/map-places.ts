import type { Operation } from '../operation.ts';
import type * as schemas from './map-places.schemas.ts';

export type { MapPlaces } from './map-places.schemas.ts';

const load = () => import(/* webpackChunkName: 'map-places-schemas' */ './map-places.schemas.ts');

/**
 * Labels for a map without names of its own (R6.3): municipalities with facilities, stations, and railway lines. They may be ten
 * minutes old. A box whose north is south of its south is empty.
 */
export const listMapPlaces: Operation<typeof schemas.listMapPlaces> = {
  id: 'listMapPlaces',
  method: 'GET',
  path: '/api/front/map_places',
  summary: '地図に書く地名・駅名',
  schemas: async () => (await load()).listMapPlaces,
};
