import type { PlannedFacility, PlannedSlot, PlanRules } from './plan.ts';

/** The visits of one day to some facilities, in the order of time. */
export interface DaySchedule {
  /** Bit `at` is the facility at that position. */
  facilities: number;
  visits: readonly { facility: number; slot: PlannedSlot }[];
  travel: number;
  waiting: number;
}

/** What a day is compared by; additive along the day. */
export type DayCost = (part: { travel: number; waiting: number }) => number;

interface State extends DaySchedule {
  /** Of what is known so far: the way home is added at the end. */
  cost: number;
}

/**
 * The cheapest schedule of a day for each set of facilities that can be visited on it. Slots are added in the order of
 * time; of two schedules with the same facilities and the same last slot only the cheaper one can become part of the
 * best one, so that others are dropped: the search is exact, and its time grows with the square of the day's slots.
 * @param slots of this day, with the position of their facility
 */
export function daySchedules(
  facilities: readonly PlannedFacility[],
  slots: readonly { facility: number; slot: PlannedSlot }[],
  rules: PlanRules,
  costOf: DayCost,
): DaySchedule[] {
  const sorted = slots.toSorted(
    (one, other) => one.slot.start - other.slot.start || one.slot.slot_id - other.slot.slot_id,
  );
  const { home, marginMinutes, maxPerDay } = rules;
  const pointOf = (at: number) => facilities[at]?.point ?? null;
  const wayHome = (at: number): number => (home ? rules.travelMinutes(home, pointOf(at)) : 0);
  const best = new Map<number, State>();
  /** States whose last slot is that of the same position in `sorted`. */
  const ending: State[][] = [];
  for (const { facility, slot } of sorted) {
    const own = new Map<number, State>();
    const keep = (state: State): void => {
      const known = own.get(state.facilities);
      if (!known || state.cost < known.cost) own.set(state.facilities, state);
    };
    const way = wayHome(facility);
    keep({
      facilities: 1 << facility,
      visits: [{ facility, slot }],
      travel: way,
      waiting: 0,
      cost: costOf({ travel: way, waiting: 0 }),
    });
    for (const [at, states] of ending.entries()) {
      const last = sorted[at];
      if (!last || last.slot.end > slot.start || last.facility === facility) continue;
      const travel = rules.travelMinutes(pointOf(last.facility), pointOf(facility));
      const gap = slot.start - last.slot.end;
      if (gap < travel + marginMinutes) continue;
      const waiting = gap - travel;
      for (const state of states) {
        if (state.visits.length >= maxPerDay || state.facilities & (1 << facility)) continue;
        keep({
          facilities: state.facilities | (1 << facility),
          visits: [...state.visits, { facility, slot }],
          travel: state.travel + travel,
          waiting: state.waiting + waiting,
          cost: state.cost + costOf({ travel, waiting }),
        });
      }
    }
    ending.push([...own.values()]);
    for (const state of own.values()) {
      const whole = {
        ...state,
        travel: state.travel + way,
        cost: state.cost + costOf({ travel: way, waiting: 0 }),
      };
      const known = best.get(state.facilities);
      if (!known || whole.cost < known.cost) best.set(state.facilities, whole);
    }
  }
  return [...best.values()];
}
