import type { Operation } from '../operation.ts';
import type * as schemas from './job-map-search.schemas.ts';

export type { JobMapQuery, JobMapSearch } from './job-map-search.schemas.ts';

// In the chunk of the list's schemas: one more chunk would lengthen the entry point of every page.
const load = () => import(/* webpackChunkName: 'job-search-schemas' */ './job-map-search.schemas.ts');

/**
 * Open job postings within the visible box, as a list and as points and clusters of a map (R1.8, R6.3). 422
 * `invalid_request` naming `north` or `east` if the box is upside down.
 */
export const searchJobsByMap: Operation<typeof schemas.searchJobsByMap> = {
  id: 'searchJobsByMap',
  method: 'GET',
  path: '/api/front/jobs_by_map',
  summary: '地図の表示範囲にある求人',
  problems: ['area_not_found'],
  schemas: async () => (await load()).searchJobsByMap,
};
