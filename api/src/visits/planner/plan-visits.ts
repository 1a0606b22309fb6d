import type { PlanVisits, VisitPlan, VisitPlans } from '@enerabi/shared/contract';
import type { BookableSlot, FacilityRow } from './planned-facilities.queries.ts';
import { type PlannedFacility, type PlannedSlot, type Point, solve } from './solver/index.ts';
import type { TravelTimes } from './travel-router.ts';
import { isWanted } from './wanted-slots.rules.ts';

/** Between the way and the visit: taking off shoes, finding the entrance. */
const marginMinutes = 10;
/** So many can be chosen by hand. */
const mostNext = 40;

/** Plans visits to the facilities, which are few, from the visits that can be booked. Pure. */
export function planVisits(
  rows: readonly FacilityRow[],
  query: PlanVisits,
  { startingPoint, travelMinutes }: TravelFacts,
): Omit<VisitPlans, 'nearby_stations'> {
  const home = startingPoint && pointOf(startingPoint);
  const pinned = new Map((query.pinned ?? []).map((text) => text.split('@') as [string, string]));
  const wanted = rows.map((row) => slotsOf(row, pinned.get(row.path_name), query));
  const facilities = rows.map((row, at): PlannedFacility => {
    const { slots, isPinned } = wanted[at] as WantedSlots;
    return { id: row.facility_id, point: pointOf(row), slots: slots.map(plannedSlot), isPinned };
  });
  const plans = solve(facilities, {
    home,
    marginMinutes,
    maxPerDay: query.most_per_day,
    travelMinutes,
  });
  return {
    facilities: rows.map(({ slots, ...facility }, at) => ({
      ...facility,
      bookable_slots: slots.length,
      matching_slots: wanted[at]?.matching.length ?? 0,
      next_slots: (wanted[at]?.matching ?? [])
        .slice(0, mostNext)
        .map(({ starts_at, ends_at }) => ({ starts_at, ends_at })),
    })),
    starting_point: startingPoint,
    plans: plans.map(({ visits, left_out, ...plan }): VisitPlan => {
      const rowOf = (id: number) => rows.find(({ facility_id }) => facility_id === id) as FacilityRow;
      return {
        ...plan,
        visits: visits.map(({ facility_id, slot, ...minutes }) => {
          const row = rowOf(facility_id);
          const { starts_at, ends_at } = row.slots.find(
            ({ slot_id }) => slot_id === slot.slot_id,
          ) as BookableSlot;
          return { path_name: row.path_name, starts_at, ends_at, ...minutes };
        }),
        left_out: left_out.map((id) => rowOf(id).path_name),
      };
    }),
  };
}

/** Where a plan begins, and how long its ways take. */
export interface TravelFacts {
  /** The station at which each day begins and ends; null if the family named none. */
  startingPoint: VisitPlans['starting_point'];
  travelMinutes: TravelTimes;
}

type Position = Pick<FacilityRow, 'latitude' | 'longitude'>;

interface WantedSlots {
  slots: readonly BookableSlot[];
  /** Those that meet the conditions. */
  matching: readonly BookableSlot[];
  isPinned: boolean;
}

/** @param pinned the time that is pinned by hand, `YYYY-MM-DDTHH:mm`; one that is gone is planned anew */
function slotsOf({ slots }: FacilityRow, pinned: string | undefined, query: PlanVisits): WantedSlots {
  const matching = slots.filter((slot) => isWanted(query, slot));
  const own = slots.filter(({ starts_at }) => starts_at.slice(0, 16).replace(' ', 'T') === pinned);
  return { slots: own.length > 0 ? own : matching, matching, isPinned: own.length > 0 };
}

/** All points between which the plan may travel. */
export const pointsOf = (positions: readonly (Position | null)[]): Point[] =>
  positions.map((position) => position && pointOf(position)).filter((point) => point !== null);

const pointOf = ({ latitude: lat, longitude: lng }: Position): Point | null =>
  lat !== null && lng !== null ? { lat, lng } : null;

/** Both clocks are Japan's, so that minutes of one are comparable with those of another. */
const plannedSlot = ({ slot_id, starts_at, ends_at }: BookableSlot): PlannedSlot => ({
  slot_id,
  start: minutesOf(starts_at),
  end: minutesOf(ends_at),
  day: starts_at.slice(0, 10),
});

const minutesOf = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}Z`) / 60_000;
