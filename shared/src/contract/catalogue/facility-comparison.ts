import type { Operation } from '../operation.ts';
import type * as schemas from './facility-comparison.schemas.ts';

export type { FacilitiesByPath } from './facility-comparison.schemas.ts';

const load = () => import(/* webpackChunkName: 'facility-schemas' */ './facility-comparison.schemas.ts');

/** A few facilities with all their facts, to be compared (R6.3). An unpublished one is missing, not a 404. */
export const listFacilitiesByPath: Operation<typeof schemas.listFacilitiesByPath> = {
  id: 'listFacilitiesByPath',
  method: 'GET',
  path: '/api/front/facilities_by_path',
  summary: '比べる園・施設（8件まで、指定した順）',
  schemas: async () => (await load()).listFacilitiesByPath,
};
