import type { PlannedFacility, PlannedSlot, PlanRules } from '../plan.ts';

export interface Choice {
  facility: PlannedFacility;
  slot: PlannedSlot;
}

/** Visits by day, each day in the order of time. */
export function byDay(choices: readonly Choice[]): Choice[][] {
  const days = Map.groupBy(choices, ({ slot }) => slot.day);
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, day]) => day.toSorted((one, other) => one.slot.start - other.slot.start));
}

/** Whether a family can keep all of them. */
export const isFeasible = (choices: readonly Choice[], rules: PlanRules): boolean =>
  new Set(choices.map(({ facility }) => facility.id)).size === choices.length &&
  byDay(choices).every(
    (day) =>
      day.length <= rules.maxPerDay &&
      day.every((visit, at) => {
        const before = day[at - 1];
        if (!before) return true;
        const travel = rules.travelMinutes(before.facility.point, visit.facility.point);
        return visit.slot.start - before.slot.end >= travel + rules.marginMinutes;
      }),
  );

/** The figures by which plans are compared, worked out from the visits alone. */
export function figuresOf(choices: readonly Choice[], rules: PlanRules) {
  const days = byDay(choices);
  let [travel, waiting] = [0, 0];
  for (const day of days) {
    for (const [at, { facility, slot }] of day.entries()) {
      const before = day[at - 1];
      const way = before ? rules.travelMinutes(before.facility.point, facility.point) : 0;
      travel += way;
      if (before) waiting += slot.start - before.slot.end - way;
    }
    if (rules.home)
      for (const end of [day[0], day.at(-1)])
        travel += rules.travelMinutes(rules.home, end?.facility.point ?? null);
  }
  return {
    visited: choices.length,
    days: days.length,
    travel,
    waiting,
    last: days.at(-1)?.[0]?.slot.day ?? '',
  };
}

/** All feasible choices, also of some facilities alone. */
export function allFeasible(facilities: readonly PlannedFacility[], rules: PlanRules): Choice[][] {
  let partial: Choice[][] = [[]];
  for (const facility of facilities)
    partial = partial.flatMap((choices) => [
      choices,
      ...facility.slots
        .map((slot) => [...choices, { facility, slot }])
        .filter((more) => isFeasible(more, rules)),
    ]);
  return partial;
}

/** A family's own way: facility by facility, the first time that still fits. */
export function greedy(facilities: readonly PlannedFacility[], rules: PlanRules): Choice[] {
  const chosen: Choice[] = [];
  for (const facility of facilities) {
    const slots = facility.slots.toSorted((one, other) => one.start - other.start);
    const slot = slots.find((next) => isFeasible([...chosen, { facility, slot: next }], rules));
    if (slot) chosen.push({ facility, slot });
  }
  return chosen;
}
