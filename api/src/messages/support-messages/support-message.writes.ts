import { dayInJapan } from '@enerabi/shared/clock';
import type { NewSupportMessage } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { makeReference } from '../../platform/reference-number/reference-number.rules.ts';
import { flagsOf } from './flags/flags.rules.ts';

/** @returns the prefecture's code; undefined if no published facility has the number */
export async function prefectureOfFacility(db: Kysely<Schema>, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('facility')
    .select('prefecture_code')
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  return row?.prefecture_code;
}

const columnsOf = (message: NewSupportMessage) => ({
  facility_id: message.facility_id,
  child_class_id: message.child_class_id,
  parent_age_text: message.parent_age_text || null,
  gender_kind_id: message.gender_kind_id,
  support_message_recommend_kind_id: message.support_message_recommend_kind_id,
  support_message_description: message.support_message_description,
});

/** Stores a message that waits. @returns its reference */
export async function insertMessage(
  db: Kysely<Schema>,
  message: NewSupportMessage,
  prefecture: string,
  now: Date,
): Promise<string> {
  const row = {
    ...columnsOf(message),
    prefecture_code: prefecture,
    posted_on: dayInJapan(now),
    created_at: now,
    flags: JSON.stringify(flagsOf(message)),
  };
  for (;;) {
    const reference = makeReference();
    const inserted = await db
      .insertInto('support_message')
      .values({ ...row, reference })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return reference;
  }
}
