import * as z from 'zod/mini';
import { audienceIds, childClassIds } from '../../constants/index.ts';
import { interviewSummary } from '../catalogue/posts/interview.schemas.ts';
import { jobPosting } from '../catalogue/posts/job-posting.schemas.ts';
import { notificationSummary } from '../catalogue/posts/notification.schemas.ts';
import { classCounts, recommendations, supportMessage } from '../messages/support-message.schemas.ts';
import { integer, wallClock } from '../parameters.ts';

export const visitSlot = z.object({
  starts_at: wallClock(),
  ends_at: wallClock(),
  /** Empty means any class. */
  child_class_ids: z.array(z.literal(childClassIds)),
  /** Families that can still book; 0 is full. */
  families_left: z.int(),
  capacity: z.int(),
  /** Booking ends at this moment. */
  book_by: wallClock(),
});

const event = z.object({
  path_name: z.string(),
  title: z.string(),
  body: z.string(),
  starts_at: wallClock(),
  ends_at: wallClock(),
  place: z.nullable(z.string()),
  /** Families; null is unlimited. */
  capacity: z.nullable(z.int()),
  audience: z.enum(audienceIds),
});

export const getFacilityPreview = {
  query: z.strictObject({ facility_id: integer(1, 2_147_483_647) }),
  reply: z.object({
    /** The soonest free slots that can be booked now, and the full ones before them. */
    visit_slots: z.array(visitSlot),
    /** Days with a slot that can be booked now. */
    visit_dates_ahead: z.int(),
    notifications: z.object({ total: z.int(), newest: z.array(notificationSummary) }),
    support_messages: z.object({
      total: z.int(),
      recommendations,
      child_classes: z.optional(classCounts),
      newest: z.array(supportMessage),
    }),
    /** Newest first. */
    interviews: z.array(interviewSummary),
    /** Shown today, newest first. */
    job_postings: z.array(jobPosting),
    /** Not over yet, soonest first. */
    events: z.array(event),
  }),
};

export type PreviewedSlot = z.output<typeof visitSlot>;
export type PreviewedEvent = z.output<typeof event>;
export type FacilityPreview = z.output<typeof getFacilityPreview.reply>;
