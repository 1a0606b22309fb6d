import type { PlannedFacility, PlannedSlot, PlanRules } from '@enerabi/api/planner';

export interface BestPlan {
  days: number;
  waiting: number;
}

interface Choice {
  facility: PlannedFacility;
  slot: PlannedSlot;
}

/**
 * The control: depth-first search with a bound on the cost, facilities with the fewest slots first. It finds the plan
 * with the fewest days and then the least waiting, by trying.
 */
export function plainSearch(facilities: readonly PlannedFacility[], rules: PlanRules): BestPlan | undefined {
  const sorted = facilities.toSorted((one, other) => one.slots.length - other.slots.length);
  let best: BestPlan | undefined;
  const days = new Map<string, Choice[]>();
  const waitingOf = (visits: readonly Choice[]): number | undefined => {
    let waiting = 0;
    for (const [at, { facility, slot }] of visits.entries()) {
      const before = visits[at - 1];
      if (!before) continue;
      const travel = rules.travelMinutes(before.facility.point, facility.point);
      const gap = slot.start - before.slot.end;
      if (gap < travel + rules.marginMinutes) return undefined;
      waiting += gap - travel;
    }
    return waiting;
  };
  const visit = (at: number, waiting: number): void => {
    if (best && (days.size > best.days || (days.size === best.days && waiting >= best.waiting))) return;
    const facility = sorted[at];
    if (!facility) {
      best = { days: days.size, waiting };
      return;
    }
    for (const slot of facility.slots) {
      const before = days.get(slot.day) ?? [];
      if (before.length >= rules.maxPerDay) continue;
      const after = [...before, { facility, slot }].sort((one, other) => one.slot.start - other.slot.start);
      const own = waitingOf(after);
      if (own === undefined) continue;
      days.set(slot.day, after);
      visit(at + 1, waiting + own - (waitingOf(before) ?? 0));
      if (before.length > 0) days.set(slot.day, before);
      else days.delete(slot.day);
    }
  };
  visit(0, 0);
  return best;
}
