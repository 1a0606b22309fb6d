import type { Moment } from '@enerabi/shared/clock';
import type { Top } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  eventAndFacility,
  eventSummaryColumns,
  isComing,
  soonestFirst,
} from '../../catalogue/events/event.queries.ts';
import { facilityName } from '../../catalogue/facilities/facility-name.queries.ts';
import { stations } from '../../catalogue/facilities/summary.row.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { isBookable } from '../../visits/slots/bookable.ts';
import { most, type TopRow } from './top.rules.ts';

export interface TopQuery extends Moment {
  /** Six-digit prefecture code that exists; absent: the whole country. */
  area?: string | undefined;
}

type Condition = RawBuilder<unknown>;

/** The page's content without the totals: independent queries in one statement, so in one round trip. */
export async function findTop(db: Kysely<Schema>, query: TopQuery): Promise<TopRow> {
  const { rows } = await topQuery(query).execute(db);
  return rows[0] as TopRow;
}

export const topQuery = (query: TopQuery): RawBuilder<TopRow> => sql<TopRow>`
  select ${listOf(visits(query))} as visits, ${listOf(notifications(query))} as notifications,
    ${listOf(events(query))} as events, ${listOf(supportMessages(query))} as support_messages
`;

const listOf = (query: Condition): Condition =>
  sql`(select coalesce(json_agg(entry), '[]') from (${query}) entry)`;

const inArea = (table: string, { area }: TopQuery): Condition =>
  area ? sql`${sql.ref(`${table}.prefecture_code`)} = ${area}` : sql`true`;

const visitedFacility = sql`json_build_object(
  'path_name', facility.path_name, 'name', facility.name, 'facility_type', facility.facility_type,
  'facility_type_text', facility.facility_type_text, 'prefecture_code', facility.prefecture_code,
  'municipality_name', facility.municipality_name, 'stations', ${stations}, 'is_demo', facility.is_demo
)`;

/**
 * Walks along the slots in the order of time, takes the first of each facility and stops when there are enough:
 * hundreds of facilities may have a slot at the same hour, and one may have all the soonest.
 */
function visits(query: TopQuery): Condition {
  const next = (further: Condition) => sql`
    select slot.* from visit_slot slot join facility on facility.id = slot.facility_id
    where ${isBookable(query)} and ${inArea('slot', query)}
      and facility.is_published and facility.tour_acceptance = 'slots' and ${further}
    order by slot.starts_at, slot.book_by, slot.id limit 1
  `;
  const after = sql`(slot.starts_at, slot.book_by, slot.id) > (walk.starts_at, walk.book_by, walk.id)
    and slot.facility_id <> all(walk.seen)`;
  return sql`
    with recursive walk as (
      select first.*, array[first.facility_id] as seen from (${next(sql`true`)}) first
      union all
      select later.*, walk.seen || later.facility_id from walk cross join lateral (${next(after)}) later
      where cardinality(walk.seen) < ${most.visits}
    )
    select ${visitedFacility} as facility,
      json_build_object(
        'starts_at', ${wallClockText(sql`walk.starts_at`)}, 'ends_at', ${wallClockText(sql`walk.ends_at`)},
        'child_class_ids', walk.child_class_ids, 'families_left', walk.families_left
      ) as next_slot,
      (
        select count(distinct slot.starts_at::date) from visit_slot slot
        where slot.facility_id = walk.facility_id and ${isBookable(query)}
      ) as dates_ahead
    from walk join facility on facility.id = walk.facility_id
    order by walk.starts_at, walk.book_by, walk.id
  `;
}

const notifications = (query: TopQuery): Condition => sql`
  select notification.path_name, notification.title, notification.posted_on, ${facilityName} as facility
  from notification join facility on facility.id = notification.facility_id
  where notification.is_published and facility.is_published and notification.posted_on <= ${query.today}::date
    and ${inArea('notification', query)}
  order by notification.posted_on desc, notification.id desc limit ${most.notifications}
`;

const events = (query: TopQuery): Condition => sql`
  select ${eventSummaryColumns} from ${eventAndFacility}
  where ${isComing(query)} and ${inArea('event', query)} order by ${soonestFirst} limit ${most.events}
`;

const supportMessages = (query: TopQuery): Condition => sql`
  select message.id as support_message_id, message.child_class_id, message.parent_age_text,
    message.support_message_recommend_kind_id, message.support_message_description, message.posted_on,
    ${facilityName} as facility
  from support_message message join facility on facility.id = message.facility_id
  where message.is_published and message.support_message_description <> '' and facility.is_published
    and message.posted_on <= ${query.today}::date and ${inArea('message', query)}
  order by message.posted_on desc, message.id desc limit ${most.supportMessages}
`;

/** Scans the booking times of all facilities: the only query of the page whose cost grows with them. */
export async function countTop(db: Kysely<Schema>, query: TopQuery): Promise<Top['totals']> {
  const { rows } = await sql<Top['totals']>`
    select
      (select coalesce(sum(facilities), 0) from facility_count where ${inArea('facility_count', query)})
        as facilities,
      (
        select count(*) from facility join facility_booking booking on booking.facility_id = facility.id
        where is_published and tour_acceptance = 'slots' and ${inArea('facility', query)}
          and booking.bookable_at @> ${query.now}::timestamptz
      ) as visit_bookable_facilities
  `.execute(db);
  return rows[0] as Top['totals'];
}
