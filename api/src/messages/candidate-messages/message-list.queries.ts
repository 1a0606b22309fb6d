import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoredCandidate } from '../../platform/db/account-schema.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** `none`: nobody was mailed yet; `unknown`: so long ago that the mail's record is deleted. */
export type Delivery = 'none' | 'waiting' | 'sent' | 'failed' | 'unknown';

/** A message for operators, with everything that its sender wrote. */
export interface ListedMessage {
  reference: string;
  /** `YYYY-MM-DD HH:mm:ss` in Japan. */
  sent_at: string;
  state: 'queued' | 'held' | 'rejected';
  recipient: 'facility' | 'desk';
  delivery: Delivery;
  facility_path_name: string;
  facility_name: string;
  facility_phones: string[];
  is_demo: boolean;
  job_posting_title: string | null;
  is_member: boolean;
  purpose_kind_id: number;
  contact_kind_ids: number[];
  mailaddress: string;
  content: string;
  preferred_dates: { preferred_date: string; start_time: string }[];
  candidate_information: Partial<StoredCandidate>;
  spam_signs: string[];
  rejected_reason: string | null;
}

/** Of a row `message` with its `mail`. */
export const deliveryOf: RawBuilder<Delivery> = sql`case
  when message.forwarded_at is null then 'none'
  when mail.id is null then 'unknown'
  when mail.sent_at is not null then 'sent'
  when mail.due_at is not null then 'waiting'
  else 'failed' end`;

export interface MessageFilter {
  reference?: string | undefined;
  facilityPathName?: string | undefined;
  /** Only those that wait for a person: held, or passed on to nobody. */
  isOpen?: boolean | undefined;
  limit?: number | undefined;
}

/** Messages that say something of a person still, the latest first. */
export async function findMessages(db: Kysely<Schema>, filter: MessageFilter): Promise<ListedMessage[]> {
  const { reference = null, facilityPathName = null, isOpen = false, limit = null } = filter;
  const { rows } = await sql<ListedMessage>`
    select message.reference,
      to_char(message.sent_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD HH24:MI:SS') as sent_at,
      message.state, message.recipient, ${deliveryOf} as delivery, facility.path_name as facility_path_name,
      facility.name as facility_name, facility.phones as facility_phones, facility.is_demo,
      job.title as job_posting_title, message.account_id is not null as is_member, message.purpose_kind_id,
      message.contact_kind_ids, message.mailaddress, message.content, message.preferred_dates,
      message.candidate_information, message.spam_signs, message.rejected_reason
    from candidate_message message
      join facility on facility.id = message.facility_id
      left join job_posting job on job.id = message.job_posting_id
      left join mail on mail.id = message.forwarded_mail_id
    where message.reference is not null and message.erased_at is null
      and (${reference}::text is null or message.reference = ${reference})
      and (${facilityPathName}::text is null or facility.path_name = ${facilityPathName})
      and (not ${isOpen}::boolean or message.state = 'held'
        or (message.state = 'queued' and ${deliveryOf} in ('none', 'failed')))
    order by message.sent_at desc, message.id desc
    limit ${limit}::integer
  `.execute(db);
  return rows;
}
