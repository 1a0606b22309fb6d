import type { Moment } from '@enerabi/shared/clock';
import type { FacilityPreview, SupportMessage } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isComing, soonestFirst } from '../../catalogue/events/event.queries.ts';
import { interviewsOf } from '../../catalogue/interviews/interview.queries.ts';
import { isJobShown, jobPostingColumns } from '../../catalogue/jobs/job-posting.queries.ts';
import { isOnBoard, noticeSummary } from '../../catalogue/notifications/notification.queries.ts';
import type { CountedMessages } from '../../messages/support-messages/recommendations.rules.ts';
import { countedMessages, newestMessages } from '../../messages/support-messages/support-message.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { isBookable, isOpenToBooking } from '../../visits/slots/bookable.ts';

/** How many of each the page shows. */
const most = { slots: 5, notifications: 3, supportMessages: 3, events: 3 } as const;

export type PreviewRow = Omit<FacilityPreview, 'support_messages'> & {
  counted: CountedMessages[];
  newest_messages: SupportMessage[];
};

type Part = RawBuilder<unknown>;

/**
 * The previews of a published facility's page, in one statement and so in one round trip; undefined if there is no
 * such facility.
 */
export async function findPreview(
  db: Kysely<Schema>,
  facilityId: number,
  moment: Moment,
): Promise<PreviewRow | undefined> {
  const { today } = moment;
  const { rows } = await sql<PreviewRow>`
    select ${slots(moment)} as visit_slots, ${datesAhead(moment)} as visit_dates_ahead,
      ${notifications(today)} as notifications, ${countedMessages(today)} as counted,
      ${newestMessages(today, { limit: most.supportMessages })} as newest_messages,
      ${interviewsOf(today, sql`interview.facility_id = facility.id`)} as interviews,
      ${jobPostings(today)} as job_postings, ${events(moment)} as events
    from facility where facility.id = ${facilityId} and facility.is_published
  `.execute(db);
  return rows[0];
}

const listOf = (query: Part): Part => sql`(select coalesce(json_agg(entry), '[]') from (${query}) entry)`;

/** The soonest free slots, and the full ones before the last of them, which show how soon one has to book. */
const slots = (moment: Moment): Part => {
  const ofFacility = sql`slot.facility_id = facility.id and facility.tour_acceptance = 'slots'`;
  const soonest = sql`
    select slot.starts_at from visit_slot slot where ${ofFacility} and ${isBookable(moment)}
    order by slot.starts_at limit ${most.slots}
  `;
  return sql`(
    select coalesce(json_agg(entry order by entry.starts_at), '[]') from (
      select ${wallClockText(sql`slot.starts_at`)} as starts_at, ${wallClockText(sql`slot.ends_at`)} as ends_at, slot.child_class_ids,
        slot.families_left, slot.capacity, ${wallClockText(sql`slot.book_by at time zone 'Asia/Tokyo'`)} as book_by
      from visit_slot slot
      where ${ofFacility} and ${isOpenToBooking(moment)}
        and slot.starts_at <= (select max(starts_at) from (${soonest}) soonest)
      order by slot.families_left > 0 desc, slot.starts_at limit ${2 * most.slots}
    ) entry
  )`;
};

const datesAhead = (moment: Moment): Part => sql`(
  select count(distinct slot.starts_at::date) from visit_slot slot
  where slot.facility_id = facility.id and facility.tour_acceptance = 'slots' and ${isBookable(moment)}
)`;

const notifications = (today: string): Part => sql`json_build_object(
  'total', (select count(*) from notification notice where notice.facility_id = facility.id and ${isOnBoard(today)}),
  'newest', (
    select coalesce(json_agg(entry.summary), '[]') from (
      select ${noticeSummary} as summary from notification notice
      where notice.facility_id = facility.id and ${isOnBoard(today)}
      order by notice.posted_on desc, notice.id desc limit ${most.notifications}
    ) entry
  )
)`;

const jobPostings = (today: string): Part =>
  listOf(sql`
    select ${jobPostingColumns}
    from job_posting job where job.facility_id = facility.id and ${isJobShown(today)}
    order by job.posted_on desc, job.id desc
  `);

const events = (moment: Moment): Part =>
  listOf(sql`
    select event.path_name, event.title, event.body, ${wallClockText(sql`event.starts_at`)} as starts_at,
      ${wallClockText(sql`event.ends_at`)} as ends_at, event.place, event.capacity, event.audience
    from event where event.facility_id = facility.id and ${isComing(moment)}
    order by ${soonestFirst} limit ${most.events}
  `);
