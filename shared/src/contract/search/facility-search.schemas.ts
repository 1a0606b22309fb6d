import * as z from 'zod/mini';
import {
  type CommuteLimit,
  childClassIds,
  closingTimes,
  commuteLimits,
  facilitiesPerPage,
  facilitySorts,
  facilityTypeIds,
  forEachFlag,
  keywordMaxLength,
  maximumPage,
  mostCommuteDestinations,
  mostMunicipalitiesAtOnce,
  mostStationsAtOnce,
  openingTimes,
  serviceIds,
} from '../../constants/index.ts';
import { anyBounds, isBox, isWhole } from '../bounds.schemas.ts';
import { facilitySummary } from '../catalogue/facility.schemas.ts';
import { decimal, flag, integer, municipalityCode, prefectureCode } from '../parameters.ts';

/** A position in one text, `latitude,longitude` in degrees. */
const positionText = () =>
  z.string().check(z.regex(/^-?[0-8]?\d(\.\d{1,15})?,-?(1[0-7]|\d)?\d(\.\d{1,15})?$/));

const childClassId = () => z.pipe(integer(0, 5), z.literal(childClassIds));
const stationId = () => integer(1, 2_147_483_647);

/**
 * Conditions of a facility search; a facility must meet all of them, and one of several municipalities, types or
 * stations.
 */
export const searchConditions = {
  /** Prefecture. */
  area: z.optional(prefectureCode()),
  /** Six digits with the check digit; a designated city includes its wards. */
  municipalities: z.optional(z.array(municipalityCode()).check(z.maxLength(mostMunicipalitiesAtOnce))),
  keyword: z.optional(z.string().check(z.maxLength(keywordMaxLength))),
  facility_types: z.optional(
    z.array(z.pipe(integer(1, 99), z.literal(facilityTypeIds))).check(z.maxLength(20)),
  ),
  /** The child's class: facilities that are known to lack it are excluded. */
  child_class_id: z.optional(childClassId()),
  /** Full months of age on the day of admission: facilities that accept only older children are excluded. */
  child_age_months: z.optional(integer(0, 95)),
  /** Days of age on that day, for facilities that count days: from the 57th day is not from two months. */
  child_age_days: z.optional(integer(0, 2_922)),
  /** Open on weekdays at this time or earlier. */
  opens_by: z.optional(z.enum(openingTimes)),
  /** Open on weekdays until this time or later; extended care counts. */
  open_until: z.optional(z.enum(closingTimes)),
  /** All of them. */
  services: z.optional(z.array(z.enum(serviceIds)).check(z.maxLength(serviceIds.length))),
  /**
   * The flags of `facilityFlags`. Vacancies are in the chosen class, else in any; a visit can be booked now;
   * `search_ask_onetime` finds facilities that accept inquiries of visitors who are not members.
   */
  ...forEachFlag(() => z.optional(flag())),
  station_ids: z.optional(z.array(stationId()).check(z.maxLength(mostStationsAtOnce))),
  /** From one of the stations, at 80 m a minute as the crow flies; default: 15 minutes. */
  walk_minutes: z.optional(integer(1, 60)),
  /** The family's home, `latitude,longitude` in degrees. */
  commute_from: z.optional(positionText()),
  /** The way from home takes no longer, as estimated from the straight line at a child's speed. */
  commute_within: z.optional(z.enum(commuteLimits)),
};

/** Conditions that require another one are refused without it, rather than ignored. */
export const isNearStation = z.refine<{
  walk_minutes?: number | undefined;
  station_ids?: number[] | undefined;
}>(({ walk_minutes, station_ids = [] }) => walk_minutes === undefined || station_ids.length > 0, {
  path: ['walk_minutes'],
  error: 'walk_minutes needs station_ids',
});

export const isNearHome = z.refine<{
  commute_from?: string | undefined;
  commute_within?: CommuteLimit | undefined;
}>(({ commute_from, commute_within }) => (commute_from === undefined) === (commute_within === undefined), {
  path: ['commute_within'],
  error: 'commute_from and commute_within belong together',
});

interface Placed {
  search_target_lat?: number | undefined;
  search_target_lng?: number | undefined;
  sort: string;
}

export const isPosition = z.refine<Placed>(
  ({ search_target_lat, search_target_lng }) =>
    (search_target_lat === undefined) === (search_target_lng === undefined),
  { path: ['search_target_lat'], error: 'search_target_lat and search_target_lng belong together' },
);

export const isSortable = z.refine<Placed>(
  ({ search_target_lat, sort }) => sort !== 'distance' || search_target_lat !== undefined,
  { path: ['sort'], error: 'distance needs search_target_lat and search_target_lng' },
);

interface Commuted extends Pick<Placed, 'search_target_lat'> {
  commute_destinations?: string[] | undefined;
}

export const isCommute = z.refine<Commuted>(
  ({ search_target_lat, commute_destinations = [] }) =>
    search_target_lat !== undefined || commute_destinations.length === 0,
  {
    path: ['commute_destinations'],
    error: 'commute_destinations needs search_target_lat and search_target_lng',
  },
);

export const place = {
  search_target_lat: z.optional(decimal(-90, 90)),
  search_target_lng: z.optional(decimal(-180, 180)),
};

export const listFacilities = {
  query: z
    .strictObject({
      ...searchConditions,
      ...place,
      /**
       * Where parents go on to from a facility: the standard order is then by the estimated minutes of all ways from the
       * position by the facility to each of them.
       */
      commute_destinations: z.optional(z.array(positionText()).check(z.maxLength(mostCommuteDestinations))),
      sort: z._default(z.enum(facilitySorts), 'standard'),
      page: z._default(integer(1, maximumPage), 1),
      limit: z._default(integer(1, 100), facilitiesPerPage),
    })
    .check(isNearStation, isNearHome, isPosition, isSortable, isCommute),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    facilities: z.array(
      z.extend(facilitySummary, {
        /** From the given position, as the crow flies. */
        distance_m: z.optional(z.nullable(z.int())),
      }),
    ),
  }),
};

/** How many facilities a search would find with this value instead of its own; values without any are left out. */
export const countFacilities = {
  /** Facilities within a box on the map, if the query has one. */
  query: z
    .strictObject({ ...searchConditions, ...anyBounds })
    .check(isWhole, ...isBox, isNearStation, isNearHome),
  reply: z.object({
    total: z.int(),
    areas: z.array(z.object({ area: prefectureCode(), facilities: z.int() })),
    /** Municipalities of the query's prefecture; none without one. */
    municipalities: z.array(
      z.object({ municipality_code: municipalityCode(), municipality_name: z.string(), facilities: z.int() }),
    ),
    facility_types: z.array(z.object({ facility_type: z.literal(facilityTypeIds), facilities: z.int() })),
    child_classes: z.array(
      z.object({ child_class_id: z.literal(childClassIds), facilities: z.int(), with_vacancy: z.int() }),
    ),
    opens_by: z.array(z.object({ time: z.enum(openingTimes), facilities: z.int() })),
    open_until: z.array(z.object({ time: z.enum(closingTimes), facilities: z.int() })),
    services: z.array(z.object({ service: z.enum(serviceIds), facilities: z.int() })),
    /** Counts with this condition in addition to the others. */
    ...forEachFlag(() => z.int()),
  }),
};

export type FacilityList = z.output<typeof listFacilities.reply>;
export type FacilityCounts = z.output<typeof countFacilities.reply>;
export type ListedFacility = FacilityList['facilities'][number];
export type SearchConditions = z.output<z.ZodMiniObject<typeof searchConditions>>;
export type CountQuery = z.output<typeof countFacilities.query>;
export type ListQuery = z.output<typeof listFacilities.query>;
