import type { Moment } from '@enerabi/shared/clock';
import type { Audience } from '@enerabi/shared/constants';
import type { EventDetail, EventList } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { facilityName } from '../facilities/facility-name.queries.ts';
import { type EventRow, withAreaSlug } from './event.rules.ts';

/** How many coming events an event's page shows. */
const mostComing = 3;

type Part = RawBuilder<unknown>;

/** A row `event`, and the row `facility` that holds it, if one does. */
export const eventAndFacility: Part = sql`event left join facility on facility.id = event.facility_id`;

export const eventSummaryColumns: Part = sql`
  event.path_name, event.title, ${wallClockText(sql`event.starts_at`)} as starts_at, ${wallClockText(sql`event.ends_at`)} as ends_at,
  event.place, event.capacity, event.audience, event.prefecture_code,
  case when facility.id is not null then ${facilityName} end as facility
`;

/** A row `event` that visitors see, also when it is over. */
export const isShown = (today: string): Part =>
  sql`event.is_published and event.posted_on <= ${today}::date and facility.is_published is not false`;

/** An event lasts 31 days at most, which the table ensures: one that began earlier is over. */
export const isComing = ({ clock, today }: Pick<Moment, 'clock' | 'today'>): Part => sql`
  ${isShown(today)} and event.ends_at > ${clock}::timestamp
  and event.starts_at > ${clock}::timestamp - interval '31 days'
`;

export const soonestFirst: Part = sql`event.starts_at, event.ends_at, event.id`;

export interface EventsQuery extends Moment {
  area?: string | undefined;
  facility_path_name?: string | undefined;
  corporation_path_name?: string | undefined;
  audience?: Audience | undefined;
  limit: number;
  offset: number;
}

export const eventsQuery = ({ limit, offset, ...query }: EventsQuery): RawBuilder<EventRow> => sql<EventRow>`
  select ${eventSummaryColumns} from ${eventAndFacility} where ${conditions(query)}
  order by ${soonestFirst} limit ${limit} offset ${offset}
`;

export async function findEvents(
  db: Kysely<Schema>,
  query: EventsQuery,
): Promise<Pick<EventList, 'total' | 'events'>> {
  const counted = sql<{ total: number }>`
    select count(*) as total from ${eventAndFacility} where ${conditions(query)}
  `;
  const [{ rows: totals }, { rows }] = [await counted.execute(db), await eventsQuery(query).execute(db)];
  return { total: totals[0]?.total ?? 0, events: rows.map(withAreaSlug) };
}

type Conditions = Omit<EventsQuery, 'limit' | 'offset'>;

const conditions = ({
  area,
  facility_path_name,
  corporation_path_name: operator,
  audience,
  ...moment
}: Conditions): Part =>
  sql.join(
    [
      isComing(moment),
      ...(area ? [sql`event.prefecture_code = ${area}`] : []),
      ...(facility_path_name ? [sql`facility.path_name = ${facility_path_name}`] : []),
      ...(operator
        ? [sql`facility.corporation_id = (select id from corporation where path_name = ${operator})`]
        : []),
      ...(audience ? [sql`event.audience = ${audience}`] : []),
    ],
    sql` and `,
  );

/** Finds an event, also one that is over; undefined if it is not shown, or its facility is not. */
export async function findEvent(
  db: Kysely<Schema>,
  pathName: string,
  moment: Moment,
): Promise<EventDetail | undefined> {
  const { rows } = await sql<EventRow & Omit<EventDetail, 'coming' | 'area_slug'> & { id: number }>`
    select event.id, ${eventSummaryColumns}, event.body, event.posted_on,
      event.ends_at <= ${moment.clock}::timestamp as is_over
    from ${eventAndFacility} where event.path_name = ${pathName} and ${isShown(moment.today)}
  `.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { id, ...event } = found;
  const coming = await sql<EventRow>`
    select ${eventSummaryColumns} from ${eventAndFacility}
    where ${isComing(moment)} and event.prefecture_code = ${found.prefecture_code} and event.id <> ${id}
    order by facility.path_name is not distinct from ${found.facility?.path_name ?? null} desc, ${soonestFirst}
    limit ${mostComing}
  `.execute(db);
  return { ...withAreaSlug(event), coming: coming.rows.map(withAreaSlug) };
}
