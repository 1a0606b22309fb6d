import type { Operation } from '../operation.ts';
import type * as schemas from './vacancy-history.schemas.ts';

export type { VacancyHistory } from './vacancy-history.schemas.ts';

const load = () => import(/* webpackChunkName: 'facility-schemas' */ './vacancy-history.schemas.ts');

/**
 * Gets the published vacancies of a facility, with date and source (R6.3, domain section 1.2). 404
 * `facility_not_found` if no published facility has the path name; without figures `days` is empty.
 */
export const listFacilityVacancies: Operation<typeof schemas.listFacilityVacancies> = {
  id: 'listFacilityVacancies',
  method: 'GET',
  path: '/api/front/facility_vacancies',
  summary: '園・施設の空き状況の推移（新しい順に12回まで）',
  problems: ['facility_not_found'],
  schemas: async () => (await load()).listFacilityVacancies,
};
