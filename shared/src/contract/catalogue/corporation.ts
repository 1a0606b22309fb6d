import type { Operation } from '../operation.ts';
import type * as schemas from './corporation.schemas.ts';

export type {
  Corporation,
  CorporationList,
  CorporationQuery,
  CorporationSummary,
  FacilitiesOfCorporation,
  PlacesOfCorporation,
} from './corporation.schemas.ts';

const load = () => import(/* webpackChunkName: 'corporation-schemas' */ './corporation.schemas.ts');

/**
 * Operators with published facilities (R6.3). 404 `area_not_found` (R1.7). A page past the last one has no operators,
 * but the `total`.
 */
export const listCorporations: Operation<typeof schemas.listCorporations> = {
  id: 'listCorporations',
  method: 'GET',
  path: '/api/front/corporations',
  summary: '運営法人の一覧',
  problems: ['area_not_found'],
  schemas: async () => (await load()).listCorporations,
};

/** Gets an operator's facts and figures (R6.3). 404 `corporation_not_found`, also without published facilities. */
export const getCorporation: Operation<typeof schemas.getCorporation> = {
  id: 'getCorporation',
  method: 'GET',
  path: '/api/front/corporation',
  summary: '運営法人',
  problems: ['corporation_not_found'],
  schemas: async () => (await load()).getCorporation,
};

/** The published facilities of an operator, as in a list of facilities (R6.3). 404 `corporation_not_found`. */
export const listFacilitiesOfCorporation: Operation<typeof schemas.listFacilitiesOfCorporation> = {
  id: 'listFacilitiesOfCorporation',
  method: 'GET',
  path: '/api/front/corporation_facility_list',
  summary: '運営法人の園・施設の一覧',
  problems: ['corporation_not_found'],
  schemas: async () => (await load()).listFacilitiesOfCorporation,
};

/**
 * The positions of an operator's published facilities, for a picture of where they are (R6.3). 404
 * `corporation_not_found`.
 */
export const listPlacesOfCorporation: Operation<typeof schemas.listPlacesOfCorporation> = {
  id: 'listPlacesOfCorporation',
  method: 'GET',
  path: '/api/front/corporation_places',
  summary: '運営法人の園・施設の位置',
  problems: ['corporation_not_found'],
  schemas: async () => (await load()).listPlacesOfCorporation,
};
