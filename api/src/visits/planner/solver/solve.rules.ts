import { mostPlannedFacilities, type PlanKind, planKinds } from '@enerabi/shared/constants';
import { type DayCost, type DaySchedule, daySchedules, type FacilitySlot } from './day-schedules.rules.ts';
import type { Plan, PlannedFacility, PlannedVisit, PlanRules } from './plan.ts';
import { type Ways, waysOf } from './ways.rules.ts';

/** Larger than any sum of the minutes, or of the positions of days, of a plan. */
const bigger = 100_000;

/** What is compared within a day, and what a day itself adds, by its position among the days. */
const costs: Record<PlanKind, { withinDay: DayCost; ofDay: (position: number) => number }> = {
  // Days first, then waiting, then early days.
  fewest_days: {
    withinDay: ({ waiting }) => waiting * bigger,
    ofDay: (position) => bigger * bigger + position,
  },
  // The last day counts before all (`solveFor`); then days, then early ones, then waiting.
  soonest: {
    withinDay: ({ waiting }) => waiting,
    ofDay: (position) => (bigger + position) * bigger,
  },
  // Travelling first, then days, then early ones.
  least_travel: {
    withinDay: ({ travel }) => travel * bigger * 100,
    ofDay: (position) => bigger + position,
  },
};

/**
 * Plans visits to facilities: the best plan in each kind, in the order of `planKinds`, of which equal ones are one. As
 * many facilities as possible are visited, those pinned by hand first; two visits never overlap, and there is time to
 * travel between them.
 *
 * It is exact. Days do not depend on each other but for the facilities that are left, so that the cheapest plan for a
 * set of facilities up to a day is that of a part of them up to the day before, with the cheapest day for the rest
 * (dynamic programming over sets).
 * @param facilities at most `mostPlannedFacilities`
 * @returns nothing if no facility has a slot
 */
export function solve(facilities: readonly PlannedFacility[], rules: PlanRules): Plan[] {
  if (facilities.length > mostPlannedFacilities)
    throw new RangeError(`at most ${mostPlannedFacilities} facilities`);
  const days = daysOf(facilities);
  const ways = waysOf(facilities, rules);
  const plans: Plan[] = [];
  for (const kind of planKinds) {
    const schedules = solveFor(kind, facilities, days, ways, rules);
    if (schedules.length === 0) continue;
    const plan = planOf(kind, schedules, facilities, ways);
    const same = plans.find((known) => slotsOf(known) === slotsOf(plan));
    if (same) same.kinds.push(kind);
    else plans.push(plan);
  }
  return plans;
}

/** Slots by day, in order. */
function daysOf(facilities: readonly PlannedFacility[]): FacilitySlot[][] {
  const days = new Map<string, FacilitySlot[]>();
  for (const [facility, { slots }] of facilities.entries())
    for (const slot of slots) {
      const known = days.get(slot.day);
      if (known) known.push({ facility, slot });
      else days.set(slot.day, [{ facility, slot }]);
    }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, slots]) => slots);
}

interface Chosen {
  cost: number;
  schedule: DaySchedule | undefined;
  before: Chosen | undefined;
}

/** The days of the best plan of a kind, in order; none if there are no slots. */
function solveFor(
  kind: PlanKind,
  facilities: readonly PlannedFacility[],
  days: readonly (readonly FacilitySlot[])[],
  ways: Ways,
  rules: PlanRules,
): DaySchedule[] {
  const { withinDay, ofDay } = costs[kind];
  const weights = visitWeights(facilities);
  // By the set of facilities; sets that cannot be visited are missing.
  let best: Chosen[] = [];
  best[0] = { cost: 0, schedule: undefined, before: undefined };
  let winner: { chosen: Chosen; weight: number } | undefined;
  for (const [position, slots] of days.entries()) {
    const schedules = daySchedules(slots, ways, rules, withinDay).map((schedule) => ({
      schedule,
      cost: ofDay(position) + withinDay(schedule),
    }));
    const next = best.slice();
    let isBetter = false;
    best.forEach((before, visited) => {
      for (const { schedule, cost } of schedules) {
        if (visited & schedule.facilities) continue;
        const set = visited | schedule.facilities;
        const sum = before.cost + cost;
        const known = next[set];
        if (known && known.cost <= sum) continue;
        next[set] = { cost: sum, schedule, before };
        isBetter = true;
      }
    });
    best = next;
    if (!isBetter) continue;
    const found = heaviest(best, weights);
    // The soonest plan ends on the first day on which as many facilities as possible are visited.
    if (!winner || found.weight > winner.weight || (kind !== 'soonest' && found.weight === winner.weight))
      winner = found;
  }
  const chosen: DaySchedule[] = [];
  for (let at = winner?.chosen; at?.schedule; at = at.before) chosen.unshift(at.schedule);
  return chosen;
}

/** One visit that was pinned by hand outweighs all others together. */
const visitWeights = (facilities: readonly PlannedFacility[]): number[] =>
  facilities.map(({ isPinned }) => (isPinned ? mostPlannedFacilities + 1 : 1));

/** The cheapest of the sets with the most visits. */
function heaviest(best: readonly Chosen[], weights: readonly number[]): { chosen: Chosen; weight: number } {
  let winner: { chosen: Chosen; weight: number } | undefined;
  best.forEach((chosen, set) => {
    const weight = weights.reduce((sum, own, at) => sum + (set & (1 << at) ? own : 0), 0);
    if (!winner || weight > winner.weight || (weight === winner.weight && chosen.cost < winner.chosen.cost))
      winner = { chosen, weight };
  });
  return winner as { chosen: Chosen; weight: number };
}

function planOf(
  kind: PlanKind,
  schedules: readonly DaySchedule[],
  facilities: readonly PlannedFacility[],
  ways: Ways,
): Plan {
  const visits = schedules.flatMap((schedule) => visitsOf(schedule, facilities, ways));
  const visited = schedules.reduce((set, schedule) => set | schedule.facilities, 0);
  return {
    kinds: [kind],
    visits,
    days: schedules.length,
    travel_minutes: schedules.reduce((sum, { travel }) => sum + travel, 0),
    waiting_minutes: schedules.reduce((sum, { waiting }) => sum + waiting, 0),
    left_out: facilities.filter((_, at) => !(visited & (1 << at))).map(({ id }) => id),
  };
}

const visitsOf = (
  { visits }: DaySchedule,
  facilities: readonly PlannedFacility[],
  ways: Ways,
): PlannedVisit[] =>
  visits.map(({ facility, slot }, at) => {
    const before = visits[at - 1];
    const travel = (before ? ways.between[before.facility] : ways.home)?.[facility] ?? 0;
    return {
      facility_id: facilities[facility]?.id as number,
      slot,
      travel_minutes: travel,
      return_minutes: at === visits.length - 1 && ways.hasStart ? (ways.home[facility] ?? 0) : null,
      waiting_minutes: before ? slot.start - before.slot.end - travel : 0,
    };
  });

const slotsOf = ({ visits }: Plan): string =>
  visits
    .map(({ slot }) => slot.slot_id)
    .sort((one, other) => one - other)
    .join();
