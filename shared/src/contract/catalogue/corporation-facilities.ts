import type { Operation } from '../operation.ts';
import type * as schemas from './corporation-facilities.schemas.ts';

export type { CorporationFacilities } from './corporation-facilities.schemas.ts';

const load = () =>
  import(/* webpackChunkName: 'corporation-schemas' */ './corporation-facilities.schemas.ts');

/**
 * Other published facilities of a facility's operator (R6.3): those of its municipality first, then of its
 * prefecture, then by reading. 404 `facility_not_found` if no published facility has the path name.
 */
export const listCorporationFacilities: Operation<typeof schemas.listCorporationFacilities> = {
  id: 'listCorporationFacilities',
  method: 'GET',
  path: '/api/front/corporation_facilities',
  summary: '同じ運営法人のほかの園・施設',
  problems: ['facility_not_found'],
  schemas: async () => (await load()).listCorporationFacilities,
};
