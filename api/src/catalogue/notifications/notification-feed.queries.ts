import type { NotificationFeed } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { facilityName } from '../facilities/facility-name.queries.ts';

export const mostInFeed = 30;

export interface FeedQuery {
  area?: string | undefined;
  facility_path_name?: string | undefined;
  /** In Japan: later posts are not shown yet. */
  today: string;
}

export const feedQuery = ({
  area,
  facility_path_name,
  today,
}: FeedQuery): RawBuilder<NotificationFeed['notifications'][number]> => sql`
  select notification.path_name, notification.title, notification.body, notification.posted_on,
    ${facilityName} as facility
  from notification join facility on facility.id = notification.facility_id
  where notification.is_published and facility.is_published and notification.posted_on <= ${today}::date
    and ${area ? sql`notification.prefecture_code = ${area}` : sql`true`}
    and ${
      facility_path_name
        ? sql`notification.facility_id = (select id from facility where path_name = ${facility_path_name})`
        : sql`true`
    }
  order by notification.posted_on desc, notification.id desc limit ${mostInFeed}
`;

export const findFeed = async (
  db: Kysely<Schema>,
  query: FeedQuery,
): Promise<NotificationFeed['notifications']> => (await feedQuery(query).execute(db)).rows;
