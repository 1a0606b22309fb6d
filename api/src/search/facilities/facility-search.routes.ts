import {
  countFacilities,
  listFacilities,
  searchFacilitiesByMap,
  suggestSearches,
} from '@enerabi/shared/contract';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import type { FacilitySearch } from './facility-search.ts';

export const facilitySearchRoutes = ({ search }: { search: FacilitySearch }): MountedOperation[] => [
  operation(listFacilities, async ({ query }) => {
    refuseUnknownArea(query.area);
    return search.list(query, new Date());
  }),

  operation(countFacilities, async ({ query }) => {
    refuseUnknownArea(query.area);
    return search.counts(query, new Date());
  }),

  operation(searchFacilitiesByMap, async ({ query }) => {
    refuseUnknownArea(query.area);
    return search.map(query, new Date());
  }),

  operation(suggestSearches, async ({ query }) => {
    refuseUnknownArea(query.area);
    return search.suggestions(query.keyword, query.area, new Date());
  }),
];
