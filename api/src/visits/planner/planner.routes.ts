import { momentOf } from '@enerabi/shared/clock';
import { planVisits } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { planVisits as plan, pointsOf } from './plan-visits.ts';
import { findPlannedFacilities } from './planned-facilities.queries.ts';
import { type TravelRouter, travelTimes } from './travel-router.ts';

export interface PlannerRoutes {
  db: Kysely<Schema>;
  router: TravelRouter;
}

export const plannerRoutes = ({ db, router }: PlannerRoutes): MountedOperation[] => [
  operation(planVisits, async ({ query }) => {
    const names = [...new Set(query.path_names)];
    const rows = await findPlannedFacilities(db, names, momentOf(new Date()));
    return plan(rows, query, await travelTimes(router, query.travel_mode, pointsOf(rows, query)));
  }),
];
