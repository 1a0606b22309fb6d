import type { Operation } from '../../operation.ts';
import type * as schemas from './hiring-facilities.schemas.ts';

export type { HiringFacilities } from './hiring-facilities.schemas.ts';

const load = () => import(/* webpackChunkName: 'job-posting-schemas' */ './hiring-facilities.schemas.ts');

/**
 * Facilities with several open postings that lately posted one: most postings first, then the latest posting. Up to a
 * minute old.
 */
export const listHiringFacilities: Operation<typeof schemas.listHiringFacilities> = {
  id: 'listHiringFacilities',
  method: 'GET',
  path: '/api/front/hiring_facilities',
  summary: '複数の求人を掲載している園・施設',
  schemas: async () => (await load()).listHiringFacilities,
};
