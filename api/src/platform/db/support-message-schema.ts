import type { ChildClassId, GenderKindId, SupportMessageRecommendKindId } from '@enerabi/shared/constants';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Day } from './column-types.ts';

/** Why a support message is not shown. */
export type RejectionReason =
  | 'personal'
  | 'contact'
  | 'abuse'
  | 'accusation'
  | 'off_topic'
  | 'advertising'
  | 'duplicate'
  | 'other';
export type ModerationState = 'waiting' | 'approved' | 'rejected';

/** Something in a message, or in how it was sent, that needs a second look. */
export interface MessageFlag {
  kind: 'name' | 'phone' | 'mailaddress' | 'url' | 'address' | 'abuse' | 'accusation' | 'trap' | 'haste';
  /** Of the description, in UTF-16 units, the end excluded; absent if it is not about a part of it. */
  span?: readonly [start: number, end: number];
}

export interface SupportMessageTable {
  id: GeneratedAlways<number>;
  facility_id: number;
  prefecture_code: string;
  child_class_id: ChildClassId;
  parent_age_text: string | null;
  gender_kind_id: GenderKindId;
  support_message_recommend_kind_id: SupportMessageRecommendKindId;
  support_message_description: Generated<string>;
  posted_on: Day;
  /** Somebody has read and approved it. */
  is_published: Generated<boolean>;
  created_at: Generated<Date>;
  /** Short, for people; null on demonstration data. */
  reference: Generated<string | null>;
  /** Null: not rejected. */
  rejected_reason: Generated<RejectionReason | null>;
  rejected_note: Generated<string | null>;
  /** When somebody last decided; null: nobody has, or it is demonstration data. */
  moderated_at: Generated<Date | null>;
  flags: JSONColumnType<MessageFlag[], string | undefined, string>;
  /** By `is_published` and `rejected_reason`. */
  state: GeneratedAlways<ModerationState>;
}

/** The table of migrations 0002 and 0021. */
export interface SupportMessageSchema {
  support_message: SupportMessageTable;
}
