import type { Notification, NotificationList, NotificationSummary } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export interface BoardQuery {
  facility_path_name: string;
  page: number;
  limit: number;
  /** In Japan: later posts are not shown yet. */
  today: string;
}

/** Condition on a row `notice`. */
export const isOnBoard = (today: string): RawBuilder<boolean> =>
  sql`notice.is_published and notice.posted_on <= ${today}::date`;

/** Columns of a row `notice`. */
export const noticeSummary: RawBuilder<NotificationSummary> = sql`json_build_object(
  'path_name', notice.path_name, 'title', notice.title, 'audience', notice.audience, 'posted_on', notice.posted_on
)`;

/** A page of the board, or undefined if no published facility has the path name. */
export async function findBoard(
  db: Kysely<Schema>,
  { facility_path_name, page, limit, today }: BoardQuery,
): Promise<NotificationList | undefined> {
  const { rows } = await sql<Pick<NotificationList, 'total' | 'notifications'>>`
    select
      (select count(*) from notification notice where notice.facility_id = facility.id and ${isOnBoard(today)}) as total,
      (
        select coalesce(json_agg(entry.summary), '[]') from (
          select ${noticeSummary} as summary from notification notice
          where notice.facility_id = facility.id and ${isOnBoard(today)}
          order by notice.posted_on desc, notice.id desc limit ${limit} offset ${(page - 1) * limit}
        ) entry
      ) as notifications
    from facility where facility.path_name = ${facility_path_name} and facility.is_published
  `.execute(db);
  return rows[0] && { ...rows[0], page, limit };
}

export interface NotificationQuery {
  facility_path_name: string;
  notification_path_name: string;
  today: string;
}

/** Finds a notification; undefined if no published facility's board has it. */
export async function findNotification(
  db: Kysely<Schema>,
  { facility_path_name, notification_path_name, today }: NotificationQuery,
): Promise<Notification | undefined> {
  const neighbour = (isNeighbour: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
    select ${noticeSummary} from notification notice
    where notice.facility_id = this.facility_id and ${isOnBoard(today)} and ${isNeighbour} order by ${order} limit 1
  )`;
  const { rows } = await sql<Notification>`
    select this.path_name, this.title, this.audience, this.posted_on, this.body,
      ${neighbour(
        sql`(notice.posted_on, notice.id) > (this.posted_on, this.id)`,
        sql`notice.posted_on, notice.id`,
      )} as newer,
      ${neighbour(
        sql`(notice.posted_on, notice.id) < (this.posted_on, this.id)`,
        sql`notice.posted_on desc, notice.id desc`,
      )} as older
    from notification this join facility on facility.id = this.facility_id
    where facility.path_name = ${facility_path_name} and facility.is_published
      and this.path_name = ${notification_path_name} and this.is_published and this.posted_on <= ${today}::date
  `.execute(db);
  return rows[0];
}
