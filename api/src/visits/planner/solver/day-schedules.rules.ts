import { addTo, cheapestUntil, type Ending, type Frontier } from './frontier.rules.ts';
import type { PlannedSlot, PlanRules } from './plan.ts';
import type { Ways } from './ways.rules.ts';

/** A slot, and the position of its facility. */
export interface FacilitySlot {
  facility: number;
  slot: PlannedSlot;
}

/** The visits of one day to some facilities, in the order of time. */
export interface DaySchedule {
  /** Bit `at` is the facility at that position. */
  facilities: number;
  visits: readonly FacilitySlot[];
  travel: number;
  waiting: number;
}

/** What a day is compared by: minutes, each times a whole number. */
export type DayCost = (minutes: { travel: number; waiting: number }) => number;

/** A schedule without the way home. Its cost is that of a family that would wait for it to end since minute 0. */
interface State extends Ending {
  visit: FacilitySlot;
  before: State | undefined;
  travel: number;
  waiting: number;
}

/** Schedules of the same facilities that end at the same one. */
interface Group {
  facilities: number;
  count: number;
  last: number;
  states: Frontier<State>;
}

/**
 * The cheapest schedule of a day for each set of facilities that can be visited on it. Slots are added in the order of
 * time.
 *
 * It is exact. What a slot adds to a schedule depends on the schedule's last facility and on when it ends, and waiting
 * costs the same each minute. Of the schedules with the same facilities and the same last one, it is therefore always
 * the same that is the cheapest of those that end in time, whatever follows: the last of a frontier. One step for each
 * slot and group, of which there are at most 232, so that hundreds of slots on one day are no trouble.
 * @param slots of this day
 */
export function daySchedules(
  slots: readonly FacilitySlot[],
  ways: Ways,
  { marginMinutes, maxPerDay }: Pick<PlanRules, 'marginMinutes' | 'maxPerDay'>,
  costOf: DayCost,
): DaySchedule[] {
  const groups = new Map<number, Group>();
  const best = new Map<number, { state: State; cost: number }>();
  const keep = (visit: FacilitySlot, group: Group | undefined, before: State | undefined): void => {
    const { facility, slot } = visit;
    const way = (group ? ways.between[group.last] : ways.home)?.[facility] ?? 0;
    const travel = (before?.travel ?? 0) + way;
    const waiting = before ? before.waiting + slot.start - before.end - way : 0;
    const cost = costOf({ travel, waiting: waiting - slot.end });
    const state: State = { visit, before, travel, waiting, end: slot.end, cost };
    const facilities = (group?.facilities ?? 0) | (1 << facility);
    const whole = costOf({ travel: travel + (ways.home[facility] ?? 0), waiting });
    const known = best.get(facilities);
    if (!known || whole < known.cost) best.set(facilities, { state, cost: whole });
    const count = (group?.count ?? 0) + 1;
    if (count === maxPerDay) return;
    const key = facilities * ways.home.length + facility;
    const own = groups.get(key) ?? { facilities, count, last: facility, states: [] };
    groups.set(key, own);
    addTo(own.states, state);
  };
  for (const visit of slots.toSorted(byStart)) {
    const { facility, slot } = visit;
    keep(visit, undefined, undefined);
    // Groups that are added meanwhile have this facility.
    for (const group of groups.values()) {
      if (group.facilities & (1 << facility)) continue;
      const way = ways.between[group.last]?.[facility] ?? 0;
      const before = cheapestUntil(group.states, slot.start - way - marginMinutes);
      if (before) keep(visit, group, before);
    }
  }
  return [...best].map(([facilities, { state }]) => ({
    facilities,
    visits: visitsOf(state),
    travel: state.travel + (ways.home[state.visit.facility] ?? 0),
    waiting: state.waiting,
  }));
}

const byStart = ({ slot: one }: FacilitySlot, { slot: other }: FacilitySlot): number =>
  one.start - other.start || one.slot_id - other.slot_id;

function visitsOf(last: State): FacilitySlot[] {
  const visits: FacilitySlot[] = [];
  for (let state: State | undefined = last; state; state = state.before) visits.unshift(state.visit);
  return visits;
}
