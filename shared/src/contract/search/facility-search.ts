import type { Operation } from '../operation.ts';
import type * as schemas from './facility-search.schemas.ts';

export type {
  CountQuery,
  FacilityCounts,
  FacilityList,
  ListedFacility,
  ListQuery,
  SearchConditions,
} from './facility-search.schemas.ts';

const load = () => import(/* webpackChunkName: 'facility-search-schemas' */ './facility-search.schemas.ts');

/**
 * Specification section 7; the path's misspelling is the specification's (R6.1). 404 `area_not_found` if no
 * prefecture has the code. A page past the last one has no facilities, but the `total`. Facilities may be a second
 * old.
 */
export const listFacilities: Operation<typeof schemas.listFacilities> = {
  id: 'listFacilities',
  method: 'GET',
  path: '/api/front_get_facilties',
  summary: '園・施設の一覧（エリア、キーワード、種別、クラス、空き、時間、サービス、駅）',
  problems: ['area_not_found'],
  schemas: async () => (await load()).listFacilities,
};

/**
 * For each value of each condition, how many facilities it would find with the other conditions and the box on the
 * map unchanged (R6.3).
 */
export const countFacilities: Operation<typeof schemas.countFacilities> = {
  id: 'countFacilities',
  method: 'GET',
  path: '/api/front/facility_counts',
  summary: '絞り込み条件ごとの件数',
  problems: ['area_not_found'],
  schemas: async () => (await load()).countFacilities,
};
