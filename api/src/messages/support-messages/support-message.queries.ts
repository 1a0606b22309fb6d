import type { ChildClassId } from '@enerabi/shared/constants';
import type { SupportMessage, SupportMessageList } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type CountedMessages, summaryOf } from './recommendations.rules.ts';

export interface MessagesQuery {
  facility_path_name: string;
  /** Undefined: of all classes. */
  child_class_id?: ChildClassId | undefined;
  page: number;
  limit: number;
  /** In Japan. */
  today: string;
}

/** Condition on a row `message`. */
const isShown = (today: string): RawBuilder<boolean> =>
  sql`message.is_published and message.posted_on <= ${today}::date`;

interface Part {
  childClass?: ChildClassId | undefined;
  limit: number;
  offset?: number;
}

/** Newest messages of a row `facility`. */
export const newestMessages = (
  today: string,
  { childClass, limit, offset = 0 }: Part,
): RawBuilder<SupportMessage[]> => sql`(
  select coalesce(json_agg(entry), '[]') from (
    select message.id as support_message_id, message.child_class_id, message.parent_age_text,
      message.support_message_recommend_kind_id, message.support_message_description, message.posted_on
    from support_message message where message.facility_id = facility.id and ${isShown(today)}
      ${childClass === undefined ? sql`` : sql`and message.child_class_id = ${childClass}`}
    order by message.posted_on desc, message.id desc limit ${limit} offset ${offset}
  ) entry
)`;

/** Counts the messages of a row `facility` by class and recommendation, for `summaryOf`. */
export const countedMessages = (today: string): RawBuilder<CountedMessages[]> => sql`(
  select coalesce(json_agg(entry), '[]') from (
    select message.child_class_id, message.support_message_recommend_kind_id, count(*) as messages
    from support_message message where message.facility_id = facility.id and ${isShown(today)}
    group by message.child_class_id, message.support_message_recommend_kind_id
  ) entry
)`;

/** A page of messages, or undefined if no published facility has the path name. */
export async function findMessages(
  db: Kysely<Schema>,
  { facility_path_name, child_class_id: childClass, page, limit, today }: MessagesQuery,
): Promise<SupportMessageList | undefined> {
  const { rows } = await sql<{ counted: CountedMessages[]; support_messages: SupportMessage[] }>`
    select ${countedMessages(today)} as counted,
      ${newestMessages(today, { childClass, limit, offset: (page - 1) * limit })} as support_messages
    from facility where facility.path_name = ${facility_path_name} and facility.is_published
  `.execute(db);
  if (!rows[0]) return undefined;
  const { counted, support_messages } = rows[0];
  return { ...summaryOf(counted, childClass), page, limit, support_messages };
}
