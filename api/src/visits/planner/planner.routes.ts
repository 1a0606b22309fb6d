import { momentOf } from '@enerabi/shared/clock';
import { planVisits } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { planVisits as plan, pointsOf } from './plan-visits.ts';
import { findPlannedFacilities } from './planned-facilities.queries.ts';
import { findNearbyStations, findStation, middleOf } from './stations.queries.ts';
import { type TravelRouter, travelTimes } from './travel-router.ts';

export interface PlannerRoutes {
  db: Kysely<Schema>;
  router: TravelRouter;
}

export const plannerRoutes = ({ db, router }: PlannerRoutes): MountedOperation[] => [
  operation(planVisits, async ({ query }) => {
    const names = [...new Set(query.path_names)];
    const rows = await findPlannedFacilities(db, names, momentOf(new Date()));
    const middle = middleOf(rows);
    const [startingPoint, nearby_stations] = await Promise.all([
      query.starting_station === undefined ? null : findStation(db, query.starting_station, middle),
      findNearbyStations(db, middle),
    ]);
    const travelMinutes = await travelTimes(router, query.travel_mode, pointsOf([startingPoint, ...rows]));
    return { ...plan(rows, query, { startingPoint, travelMinutes }), nearby_stations };
  }),
];
