import type { Operation } from '../operation.ts';
import type * as schemas from './facility.schemas.ts';

export type {
  ClassVacancy,
  DayPart,
  ExtraFee,
  FacilityDetail,
  FacilitySummary,
  Hours,
  NearbyFacility,
  NearestStation,
  Photo,
  Source,
  Vacancy,
  YearlyEvent,
} from './facility.schemas.ts';

const load = () => import(/* webpackChunkName: 'facility-schemas' */ './facility.schemas.ts');

/**
 * Specification section 7. 404 `facility_not_found` if no published facility has the path name. Unpublished
 * facilities require a staff sign-in, which this API does not have: `is_published=false` is 404.
 */
export const getFacility: Operation<typeof schemas.getFacility> = {
  id: 'getFacility',
  method: 'GET',
  path: '/api/front_get_facility',
  summary: '園・施設の詳細',
  problems: ['facility_not_found'],
  schemas: async () => (await load()).getFacility,
};

/** Specification section 7: nearest first, with the distance in metres. `search_ask_onetime` is always false. */
export const listNearbyFacilities: Operation<typeof schemas.listNearbyFacilities> = {
  id: 'listNearbyFacilities',
  method: 'GET',
  path: '/api/front/recommend/nearby_facilities',
  summary: '近くの園・施設',
  schemas: async () => (await load()).listNearbyFacilities,
};
