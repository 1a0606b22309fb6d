import type { Operation } from '../operation.ts';
import type * as schemas from './corporation-visits.schemas.ts';

export type { VisitsOfCorporation } from './corporation-visits.schemas.ts';

/**
 * The next visits to an operator's published facilities, as of now in Japan (R6.3). 404 `corporation_not_found`.
 */
export const listVisitsOfCorporation: Operation<typeof schemas.listVisitsOfCorporation> = {
  id: 'listVisitsOfCorporation',
  method: 'GET',
  path: '/api/front/corporation_visits',
  summary: '運営法人の園・施設の見学日程',
  problems: ['corporation_not_found'],
  schemas: async () =>
    (await import(/* webpackChunkName: 'corporation-visits-schemas' */ './corporation-visits.schemas.ts'))
      .listVisitsOfCorporation,
};
