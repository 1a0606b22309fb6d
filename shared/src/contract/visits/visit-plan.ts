import type { Operation } from '../operation.ts';
import type * as schemas from './visit-plan.schemas.ts';

export type {
  PlannedFacility,
  PlanVisits,
  PlanVisitsQuery,
  VisitPlan,
  VisitPlans,
} from './visit-plan.schemas.ts';

/**
 * The page that plans visits to these facilities; without any it says how to choose some.
 * @param from name of the station at which days begin and end, without 駅
 */
export const plannerPagePath = (pathNames: readonly string[] = [], from = ''): string => {
  const query = new URLSearchParams(pathNames.map((name) => ['f', name]));
  if (from) query.append('from', from);
  return pathNames.length === 0 ? '/one_stop/planner' : `/one_stop/planner?${query}`;
};

/** The page with questions for visits to these facilities, and a parent's own notes on them. */
export const visitNotesPagePath = (pathNames: readonly string[]): string =>
  `/one_stop/planner/notes?${new URLSearchParams(pathNames.map((name) => ['f', name]))}`;

/**
 * Plans visits to several facilities from what can be booked now: schedules without a conflict, with time to travel,
 * one for each kind unless they are the same. Nothing is booked or held.
 */
export const planVisits: Operation<typeof schemas.planVisits> = {
  id: 'planVisits',
  method: 'GET',
  path: '/api/one_stop/visit_plans',
  summary: '見学の計画（8園・施設まで）',
  schemas: async () =>
    (await import(/* webpackChunkName: 'visit-plan-schemas' */ './visit-plan.schemas.ts')).planVisits,
};
