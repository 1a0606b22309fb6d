import type { Operation } from '../operation.ts';
import type * as schemas from './railway.schemas.ts';

export type { RailwayLine, RailwayStation, RailwayStations } from './railway.schemas.ts';

const load = () => import(/* webpackChunkName: 'railway-schemas' */ './railway.schemas.ts');

/** The railway lines with stations in a prefecture (R6.3). 404 `area_not_found` if no prefecture has the code. */
export const listRailwayLines: Operation<typeof schemas.listRailwayLines> = {
  id: 'listRailwayLines',
  method: 'GET',
  path: '/api/front/railway_lines',
  summary: '都道府県の路線',
  problems: ['area_not_found'],
  schemas: async () => (await load()).listRailwayLines,
};

/**
 * Stations of lines, or single ones by their ids (R6.3), within a prefecture if one is named. 422 `invalid_request`
 * if neither lines nor stations are named; 404 `area_not_found` if no prefecture has the code.
 */
export const listRailwayStations: Operation<typeof schemas.listRailwayStations> = {
  id: 'listRailwayStations',
  method: 'GET',
  path: '/api/front/railway_stations',
  summary: '路線の駅、または指定した駅',
  problems: ['area_not_found'],
  schemas: async () => (await load()).listRailwayStations,
};
