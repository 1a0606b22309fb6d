import { capabilities, facilitiesPerPage } from '@enerabi/shared/constants';
import { countFacilities, searchFacilitiesByMap } from '@enerabi/shared/contract';
import {
  addressOf,
  changed,
  countQueryOf,
  type FacilityCriteria,
  nothing,
  queryOf,
} from '../../facilities/criteria/facility-criteria.ts';
import { readAddress } from '../../facilities/criteria/read-criteria.ts';
import type { MapCollection } from './map-collection.ts';
import type { FacilityKind } from './map-kind.ts';

const withoutAreas = ({ area: _area, ...criteria }: FacilityCriteria): FacilityCriteria => criteria;
const conditions = (criteria: FacilityCriteria) => countQueryOf(withoutAreas(criteria));
const limit = facilitiesPerPage;

/** The map of facilities (R1.1). */
export const facilityMap: MapCollection<FacilityKind> = {
  nothing,
  read: (parameters, others) => readAddress(parameters, capabilities, others),
  query: queryOf,
  formQuery: queryOf,
  areas: ({ area }) => (area ? [area] : []),
  withoutAreas,
  listAddress: (criteria, area) => addressOf(changed(criteria, { area: criteria.area ?? area })),
  search: (call, criteria, part, signal) =>
    call(searchFacilitiesByMap, { query: { ...conditions(criteria), ...part, limit }, signal }),
  searchAgain: (call, criteria, part, signal) =>
    call(searchFacilitiesByMap, {
      query: { ...conditions(criteria), ...part, limit },
      signal,
      onFailure: () => null,
    }),
  counts: (call, criteria, box, signal) =>
    call(countFacilities, {
      query: { ...conditions(criteria), ...box },
      signal,
      onFailure: () => null,
    }),
};
