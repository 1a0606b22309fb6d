import type { SentMessageDetail, SentMessageList } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import { isJobShown } from '../../catalogue/jobs/job-posting.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';

export interface SentMessagesQuery {
  accountId: number;
  limit: number;
  /** Default 0. */
  offset?: number;
  /** In Japan, `YYYY-MM-DD`: a posting that is not shown on that day is not open. */
  today: string;
}

type SentMessages = Pick<SentMessageList, 'total' | 'messages'>;

/** A part of what the member has sent to facilities, the latest first. */
export async function findSentMessages(db: Kysely<Schema>, query: SentMessagesQuery): Promise<SentMessages> {
  const { rows } = await sentMessagesQuery(query).execute(db);
  return rows[0] ?? { total: 0, messages: [] };
}

/** The contract's fields of a row `message`, with its `facility` and the `job` that it is about. */
const sentMessage = (today: string) => sql`
  message.id as message_id, json_build_object(
    'path_name', facility.path_name, 'name', facility.name, 'is_demo', facility.is_demo,
    'phone', facility.phones[1]
  ) as facility, message.purpose_kind_id, message.contact_kind_ids, message.content,
    to_char(message.sent_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD HH24:MI:SS') as sent_at,
    message.reference, message.mailaddress, message.preferred_dates, message.state, message.recipient,
    facility.is_published as is_facility_shown,
    case when job.id is not null then json_build_object(
      'path_name', job.path_name, 'title', job.title, 'is_open', facility.is_published and ${isJobShown(today)}
    ) end as job_posting,
    coalesce(json_array_length(message.candidate_information::json -> 'children'), 0) as child_number
`;

const messageJoined = sql`
  candidate_message message join facility on facility.id = message.facility_id
    left join job_posting job on job.id = message.job_posting_id
`;

export const sentMessagesQuery = ({
  accountId,
  limit,
  offset = 0,
  today,
}: SentMessagesQuery) => sql<SentMessages>`
  select (select count(*) from candidate_message where account_id = ${accountId}) as total, (
    select coalesce(json_agg(entry), '[]') from (
      select ${sentMessage(today)} from ${messageJoined}
      where message.account_id = ${accountId}
      order by message.sent_at desc, message.id desc limit ${limit} offset ${offset}
    ) entry
  ) as messages
`;

/** A message of the member, or undefined if the member has sent none with this reference. */
export async function findSentMessage(
  db: Kysely<Schema>,
  { accountId, reference, today }: Pick<SentMessagesQuery, 'accountId' | 'today'> & { reference: string },
): Promise<SentMessageDetail | undefined> {
  const { rows } = await sql<SentMessageDetail>`
    select ${sentMessage(today)}, json_build_object(
      'last_name', coalesce(message.candidate_information ->> 'last_name', ''),
      'first_name', coalesce(message.candidate_information ->> 'first_name', ''),
      'phone_number', coalesce(message.candidate_information ->> 'phone_number', ''),
      'children', coalesce(message.candidate_information -> 'children', '[]')
    ) as candidate_information
    from ${messageJoined}
    where message.account_id = ${accountId} and message.reference = ${reference}
  `.execute(db);
  return rows[0];
}
