import * as z from 'zod/mini';
import {
  childClassIds,
  keywordMaxLength,
  mostPlannedFacilities,
  mostVisitsPerDay,
  planKinds,
  travelModes,
} from '../../constants/index.ts';
import { facilitySummary } from '../catalogue/facility.schemas.ts';
import { integer, pathName, timeOfDay, wallClock } from '../parameters.ts';

/** A facility's path name and the time that is pinned for it: `hanaoka@2026-12-03T10:00`. */
const pinnedVisit = () =>
  z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}@\d{4}-\d{2}-\d{2}T[0-2]\d:[0-5]\d$/));

const minutes = () => z.int().check(z.minimum(0));

export const planVisits = {
  query: z.strictObject({
    path_names: z.array(pathName()).check(z.minLength(1), z.maxLength(mostPlannedFacilities)),
    /** 0 is Sunday. Absent: any. */
    weekdays: z.optional(z.array(integer(0, 6)).check(z.maxLength(7))),
    /** Visits begin at the earliest, and end at the latest. */
    from_time: z.optional(timeOfDay()),
    until_time: z.optional(timeOfDay()),
    child_class_id: z.optional(z.pipe(integer(0, 5), z.literal(childClassIds))),
    travel_mode: z._default(z.enum(travelModes), 'bicycle'),
    most_per_day: z._default(integer(1, mostVisitsPerDay), 2),
    /** The name of the station at which each day begins and ends: of several of that name, the nearest one is meant. */
    starting_station: z.optional(z.string().check(z.minLength(1), z.maxLength(keywordMaxLength))),
    pinned: z.optional(z.array(pinnedVisit()).check(z.maxLength(mostPlannedFacilities))),
  }),
  reply: z.object({
    /** In the requested order; those that are not published are missing. */
    facilities: z.array(
      z.extend(
        z.pick(facilitySummary, {
          facility_id: true,
          path_name: true,
          name: true,
          municipality_name: true,
          address: true,
          is_demo: true,
          tour_acceptance: true,
        }),
        {
          latitude: z.nullable(z.number()),
          longitude: z.nullable(z.number()),
          phone: z.nullable(z.string()),
          /** Visits that can be booked now, and those of them that meet the conditions. */
          bookable_slots: z.int(),
          matching_slots: z.int(),
          /** The first of the latter, by their start. */
          next_slots: z.array(z.object({ starts_at: wallClock(), ends_at: wallClock() })),
        },
      ),
    ),
    /** Null: none is asked for, or no station has that name. */
    starting_point: z.nullable(
      z.object({ name: z.string(), lines: z.array(z.string()), latitude: z.number(), longitude: z.number() }),
    ),
    /** Stations around the facilities, the nearest first. */
    nearby_stations: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
    /** At most one for each kind; none if no facility has a visit that meets the conditions. */
    plans: z.array(
      z.object({
        /** What it is the best in. */
        kinds: z.array(z.enum(planKinds)),
        /** In the order of time. */
        visits: z.array(
          z.object({
            path_name: z.string(),
            starts_at: wallClock(),
            ends_at: wallClock(),
            /** From the visit before it on that day, or from the starting point if there is one. */
            travel_minutes: minutes(),
            /** Back to the starting point, after the last visit of a day; else null. */
            return_minutes: z.nullable(minutes()),
            /** Before it, besides travelling. */
            waiting_minutes: minutes(),
          }),
        ),
        days: z.int(),
        travel_minutes: minutes(),
        waiting_minutes: minutes(),
        /** Path names of facilities whose visits do not fit. */
        left_out: z.array(z.string()),
      }),
    ),
  }),
};

export type VisitPlans = z.output<typeof planVisits.reply>;
export type VisitPlan = VisitPlans['plans'][number];
export type PlannedFacility = VisitPlans['facilities'][number];
export type PlanVisits = z.output<typeof planVisits.query>;
export type PlanVisitsQuery = z.input<typeof planVisits.query>;
