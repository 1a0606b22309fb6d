import type { Audience } from '@enerabi/shared/constants';
import type { NotificationsOfArea } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { facilityName } from '../facilities/facility-name.queries.ts';
import { isOnBoard } from './notification.queries.ts';

export interface AreaNoticesQuery {
  /** Six-digit prefecture code. */
  area: string;
  audience?: Audience | undefined;
  limit: number;
  offset: number;
  /** In Japan: later posts are not shown yet. */
  today: string;
}

/** A row `notice`, and the row `facility` that posted it. */
export const noticeAndFacility = sql`notification notice join facility on facility.id = notice.facility_id`;

/** Condition on the rows of `noticeAndFacility`. */
export const isShownNotice = (today: string): RawBuilder<boolean> =>
  sql`${isOnBoard(today)} and facility.is_published`;

const conditions = ({ area, audience, today }: AreaNoticesQuery): RawBuilder<unknown> => sql`
  notice.prefecture_code = ${area} and ${isShownNotice(today)}
  ${audience ? sql`and notice.audience = ${audience}` : sql``}
`;

type Notice = NotificationsOfArea['notifications'][number];

/** A page of the notices of a prefecture's published facilities, newest first, and the total. */
export async function findAreaNotices(
  db: Kysely<Schema>,
  query: AreaNoticesQuery,
): Promise<Pick<NotificationsOfArea, 'total' | 'notifications'>> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from ${noticeAndFacility} where ${conditions(query)}
  `.execute(db);
  const { rows: notifications } = await sql<Notice>`
    select notice.path_name, notice.title, notice.audience, notice.posted_on, ${facilityName} as facility
    from ${noticeAndFacility} where ${conditions(query)}
    order by notice.posted_on desc, notice.id desc limit ${query.limit} offset ${query.offset}
  `.execute(db);
  return { total: counted[0]?.total ?? 0, notifications };
}
