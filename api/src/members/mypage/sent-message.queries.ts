import type { SentMessageList } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export interface SentMessagesQuery {
  accountId: number;
  limit: number;
  /** Default 0. */
  offset?: number;
}

type SentMessages = Pick<SentMessageList, 'total' | 'messages'>;

/** A part of what the member has sent to facilities, the latest first. */
export async function findSentMessages(db: Kysely<Schema>, query: SentMessagesQuery): Promise<SentMessages> {
  const { rows } = await sentMessagesQuery(query).execute(db);
  return rows[0] ?? { total: 0, messages: [] };
}

export const sentMessagesQuery = ({ accountId, limit, offset = 0 }: SentMessagesQuery) => sql<SentMessages>`
  select (select count(*) from candidate_message where account_id = ${accountId}) as total, (
    select coalesce(json_agg(entry), '[]') from (
      select message.id as message_id, json_build_object(
        'path_name', facility.path_name, 'name', facility.name, 'is_demo', facility.is_demo
      ) as facility, message.purpose_kind_id, message.contact_kind_ids, message.content,
        to_char(message.sent_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD HH24:MI:SS') as sent_at
      from candidate_message message join facility on facility.id = message.facility_id
      where message.account_id = ${accountId}
      order by message.sent_at desc, message.id desc limit ${limit} offset ${offset}
    ) entry
  ) as messages
`;
