import { getFacility, listFacilities, listNearbyFacilities } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuseUnknownArea } from '../http/known-area.ts';
import { type MountedOperation, operation } from '../http/operation.ts';
import { ProblemError } from '../http/problem-error.ts';
import * as detail from './detail.queries.ts';
import * as list from './list.queries.ts';
import { findNearby } from './nearby.queries.ts';

export interface FacilityRoutes {
  db: Kysely<Schema>;
}

export const facilityRoutes = ({ db }: FacilityRoutes): MountedOperation[] => [
  operation(listFacilities, async ({ query }) => {
    refuseUnknownArea(query.area);
    return list.listFacilities(db, query);
  }),

  operation(getFacility, async ({ query }) => {
    const facility = query.is_published ? await detail.findFacility(db, query.path_name) : undefined;
    if (!facility)
      throw new ProblemError(404, 'facility_not_found', `There is no facility ${query.path_name}.`);
    return facility;
  }),

  operation(listNearbyFacilities, async ({ query }) => ({
    facilities: await findNearby(db, {
      latitude: query.search_target_lat,
      longitude: query.search_target_lng,
      limit: query.limit,
      acceptsTour: query.search_accept_facility_tour ?? false,
    }),
  })),
];
