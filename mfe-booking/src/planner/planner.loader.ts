import {
  type FacilitySummary,
  listFavoriteFacilities,
  planVisits,
  type VisitPlans,
} from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { planQueryOf, readPlanner } from './planner-address.ts';

const nothing: VisitPlans = { facilities: [], plans: [], starting_point: null, nearby_stations: [] };

/** The plans of the address, and what a member may add to it. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const state = readPlanner(new URL(request.url).searchParams);
  const call = context.get(api);
  const { signal } = request;
  const [planned, favorites] = await Promise.all([
    state.facilities.length === 0 ? nothing : call(planVisits, { query: planQueryOf(state), signal }),
    // A visitor has none on the server.
    call(listFavoriteFacilities, { query: { page: 1 }, signal, onFailure: () => null }),
  ]);
  const others = (favorites?.facilities ?? []).filter(
    ({ path_name, tour_acceptance }: FacilitySummary) =>
      tour_acceptance === 'slots' && !state.facilities.includes(path_name),
  );
  return {
    state,
    ...(planned ?? nothing),
    favorites: others.map(({ path_name, name }) => ({ path_name, name })),
  };
};

export type PlannerData = Awaited<ReturnType<typeof loader>>;
