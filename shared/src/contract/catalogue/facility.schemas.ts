import * as z from 'zod/mini';
import {
  childClassIds,
  facilityTypeIds,
  ownershipIds,
  pathNamePattern,
  serviceIds,
  tourAcceptances,
} from '../../constants/index.ts';
import { date, decimal, flag, integer, prefectureCode, timeOfDay } from '../parameters.ts';

export const pathName = z.string().check(z.regex(pathNamePattern));

/**
 * A source and its day. `facts` names the reply fields that are from it; empty means all that no other source names.
 */
const source = z.object({
  name: z.string(),
  url: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  as_of: z.nullable(date()),
  facts: z.array(z.string()),
});

const nearestStation = z.object({
  name: z.string(),
  line: z.nullable(z.string()),
  walk_minutes: z.nullable(z.int()),
});

/** `accepted` null means that the class is not offered; it is never shown as 0 (domain section 1.2). */
const classVacancy = z.object({
  child_class_id: z.literal(childClassIds),
  accepted: z.nullable(z.int()),
  mark: z.nullable(z.enum(['○', '△', '×'])),
  waiting: z.nullable(z.int()),
  enrolled: z.nullable(z.int()),
});
export const vacancy = z.object({ as_of: date(), source: source, classes: z.array(classVacancy) });

const hours = z.object({ open: timeOfDay(), close: timeOfDay() });

/** `alt` describes the picture. Its address is on this site, or on a host that the site's configuration allows. */
const photo = z.object({
  url: z.string(),
  alt: z.string().check(z.minLength(1)),
  width: z.int(),
  height: z.int(),
  licence: z.nullable(z.string()),
  credit: z.nullable(z.string()),
});
const dayPart = z.object({ time: timeOfDay(), text: z.string() });
const yearlyEvent = z.object({ month: z.int().check(z.minimum(1), z.maximum(12)), text: z.string() });
/** `amount` in the facility's words: 月額1,200円. */
const extraFee = z.object({ name: z.string(), amount: z.string() });

export const facilitySummary = z.object({
  facility_id: z.int(),
  path_name: z.string(),
  name: z.string(),
  name_kana: z.nullable(z.string()),
  facility_type: z.literal(facilityTypeIds),
  /** The publisher's own words if the type is 99, or if they say more than the type. */
  facility_type_text: z.nullable(z.string()),
  ownership: z.nullable(z.literal(ownershipIds)),
  prefecture_code: prefectureCode(),
  municipality_code: z.nullable(z.string()),
  municipality_name: z.string(),
  address: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  stations: z.array(nearestStation),
  capacity: z.nullable(z.int()),
  accept_from_months: z.nullable(z.int()),
  /** Set if the facility counts days; `accept_from_months` is then rounded up from them. */
  accept_from_days: z.optional(z.nullable(z.int())),
  accepted_age_text: z.nullable(z.string()),
  weekday_hours: z.nullable(hours),
  services: z.array(z.literal(serviceIds)),
  vacancy: z.nullable(vacancy),
  tour_acceptance: z.enum(tourAcceptances),
  is_demo: z.boolean(),
  updated_on: date(),
});

/** The facility of an event or a notice, with the facts for a line with a link. */
export const facilityName = z.pick(facilitySummary, {
  path_name: true,
  name: true,
  prefecture_code: true,
  municipality_name: true,
  is_demo: true,
});

export const facilityDetail = z.extend(facilitySummary, {
  facility_number: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  building: z.nullable(z.string()),
  access_note: z.nullable(z.string()),
  parking_note: z.nullable(z.string()),
  phones: z.array(z.string()),
  fax: z.nullable(z.string()),
  url: z.nullable(z.string()),
  corporation: z.nullable(
    z.object({
      name: z.string(),
      path_name: z.nullable(z.string()),
      corporation_number: z.nullable(z.string()),
      kind: z.optional(z.nullable(z.string())),
      address: z.optional(z.nullable(z.string())),
      url: z.optional(z.nullable(z.string())),
    }),
  ),
  approved_on: z.nullable(date()),
  capacity_by_class: z.array(z.object({ child_class_id: z.literal(childClassIds), capacity: z.int() })),
  accept_to_text: z.nullable(z.string()),
  /** Weekdays with care, as the publisher writes them: 月火水木金土. */
  open_days: z.nullable(z.string()),
  saturday_hours: z.nullable(hours),
  extended_hours: z.nullable(hours),
  standard_hours: z.nullable(hours),
  short_hours: z.nullable(hours),
  hours_note: z.nullable(z.string()),
  closed_days_note: z.nullable(z.string()),
  meals_note: z.nullable(z.string()),
  allergy_note: z.nullable(z.string()),
  garden_note: z.nullable(z.string()),
  belongings_note: z.nullable(z.string()),
  fees_note: z.nullable(z.string()),
  policy: z.nullable(z.string()),
  remarks: z.nullable(z.string()),
  /** Shows the こまもろう mark, as bound or as certified by the child-protection act of 2026. Null: unknown. */
  is_child_protection_certified: z.nullable(z.boolean()),
  /** Null here and in the next three: unknown. */
  has_meals: z.optional(z.nullable(z.boolean())),
  has_garden: z.optional(z.nullable(z.boolean())),
  has_diaper_service: z.optional(z.nullable(z.boolean())),
  is_hands_free: z.optional(z.nullable(z.boolean())),
  daily_schedule: z.optional(z.array(dayPart)),
  /** April first. */
  yearly_events: z.optional(z.array(yearlyEvent)),
  staff_note: z.optional(z.nullable(z.string())),
  /** Charges besides the fee that `fees_note` describes. */
  extra_fees: z.optional(z.array(extraFee)),
  photos: z.optional(z.array(photo)),
  sources: z.array(source),
});

export const getFacility = {
  query: z.strictObject({ path_name: pathName, is_published: z._default(flag(), true) }),
  reply: facilityDetail,
};

export const listNearbyFacilities = {
  query: z.strictObject({
    search_target_lat: decimal(-90, 90),
    search_target_lng: decimal(-180, 180),
    limit: z._default(integer(1, 50), 6),
    search_accept_facility_tour: z.optional(flag()),
    search_ask_onetime: z._default(flag(), false),
  }),
  reply: z.object({
    facilities: z.array(z.extend(facilitySummary, { distance_m: z.int() })),
  }),
};

export type Source = z.output<typeof source>;
export type Vacancy = z.output<typeof vacancy>;
export type ClassVacancy = z.output<typeof classVacancy>;
export type Photo = z.output<typeof photo>;
export type DayPart = z.output<typeof dayPart>;
export type YearlyEvent = z.output<typeof yearlyEvent>;
export type ExtraFee = z.output<typeof extraFee>;
export type Hours = z.output<typeof hours>;
export type NearestStation = z.output<typeof nearestStation>;
export type FacilitySummary = z.output<typeof facilitySummary>;
export type FacilityDetail = z.output<typeof facilityDetail>;
export type NearbyFacility = FacilitySummary & { distance_m: number };
