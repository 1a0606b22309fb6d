import {
  getFacility,
  listCorporationFacilities,
  listFacilitiesByPath,
  listFacilityVacancies,
  listNearbyFacilities,
} from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { otherFacilities } from './corporation-facilities.queries.ts';
import * as detail from './detail.queries.ts';
import { findNearby } from './nearby.queries.ts';
import { vacancyHistory } from './vacancy-history.queries.ts';

export interface FacilityRoutes {
  db: Kysely<Schema>;
}

export const facilityRoutes = ({ db }: FacilityRoutes): MountedOperation[] => [
  operation(getFacility, async ({ query }) => {
    const facility = query.is_published ? await detail.findFacility(db, query.path_name) : undefined;
    return facility ?? notFound(query.path_name);
  }),

  operation(listFacilitiesByPath, async ({ query }) => {
    const asked = [...new Set(query.path_names)];
    const facilities = await detail.findFacilities(db, asked);
    const found = new Set(facilities.map(({ path_name }) => path_name));
    return { facilities, missing: asked.filter((pathName) => !found.has(pathName)) };
  }),

  operation(listNearbyFacilities, async ({ query }) => ({
    facilities: await findNearby(db, {
      latitude: query.search_target_lat,
      longitude: query.search_target_lng,
      limit: query.limit,
      acceptsTour: query.search_accept_facility_tour ?? false,
    }),
  })),

  operation(listFacilityVacancies, async ({ query }) => ({
    days: (await vacancyHistory(db, query.path_name)) ?? notFound(query.path_name),
  })),

  operation(
    listCorporationFacilities,
    async ({ query }) =>
      (await otherFacilities(db, query.facility_path_name, query.limit)) ??
      notFound(query.facility_path_name),
  ),
];

const notFound = (pathName: string): never => {
  throw new ProblemError(404, 'facility_not_found', `There is no facility ${pathName}.`);
};
