import * as z from 'zod/mini';
import { childClassIds, supportMessageRecommendKindIds } from '../../constants/index.ts';
import { facilityName, facilitySummary } from '../catalogue/facility.schemas.ts';
import { eventSummary } from '../catalogue/posts/event.schemas.ts';
import { date, prefectureCode, wallClock } from '../parameters.ts';

const visit = z.object({
  facility: z.pick(facilitySummary, {
    path_name: true,
    name: true,
    facility_type: true,
    facility_type_text: true,
    prefecture_code: true,
    municipality_name: true,
    stations: true,
    is_demo: true,
  }),
  /** The soonest slot that can be booked now. Empty means any class. */
  next_slot: z.object({
    starts_at: wallClock(),
    ends_at: wallClock(),
    child_class_ids: z.array(z.literal(childClassIds)),
    families_left: z.int(),
  }),
  /** Days with a slot that can be booked now, including the day of `next_slot`. */
  dates_ahead: z.int(),
});

const notification = z.object({
  path_name: z.string(),
  title: z.string(),
  posted_on: date(),
  facility: facilityName,
});

const supportMessage = z.object({
  support_message_id: z.int(),
  child_class_id: z.literal(childClassIds),
  parent_age_text: z.nullable(z.string()),
  support_message_recommend_kind_id: z.literal(supportMessageRecommendKindIds),
  support_message_description: z.string(),
  posted_on: date(),
  facility: facilityName,
});

export const getTop = {
  query: z.strictObject({ area: z.optional(prefectureCode()) }),
  reply: z.object({
    /** Numbers of published facilities, and of those with a visit to book now. */
    totals: z.object({ facilities: z.int(), visit_bookable_facilities: z.int() }),
    /** One slot per facility, the soonest first. */
    visits: z.array(visit),
    /** Newest first. */
    notifications: z.array(notification),
    /** Not over yet, soonest first. */
    events: z.array(eventSummary),
    /** Newest first. */
    support_messages: z.array(supportMessage),
  }),
};

export type Top = z.output<typeof getTop.reply>;
export type TopVisit = z.output<typeof visit>;
export type TopNotification = z.output<typeof notification>;
export type TopSupportMessage = z.output<typeof supportMessage>;
