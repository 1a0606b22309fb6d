import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { makeReference } from '../../platform/reference-number/reference-number.rules.ts';
import type { NewMessage } from './new-message.rules.ts';
import type { SpamSign } from './spam.rules.ts';

export interface InsertedMessage {
  message: NewMessage;
  accountId: number | null;
  state: 'queued' | 'held';
  recipient: 'facility' | 'desk';
  spamSigns: readonly SpamSign[];
}

/** Stores a message under a new reference. */
export async function insertMessage(
  transaction: Transaction<Schema>,
  { message, accountId, state, recipient, spamSigns }: InsertedMessage,
  now: Date,
): Promise<{ id: number; reference: string }> {
  for (;;) {
    const row = await transaction
      .insertInto('candidate_message')
      .values({
        reference: makeReference(),
        facility_id: message.facilityId,
        job_posting_id: message.jobPostingId,
        account_id: accountId,
        purpose_kind_id: message.purposeKindId,
        contact_kind_ids: [...message.contactKindIds],
        content: message.content,
        mailaddress: message.mailaddress,
        preferred_dates: JSON.stringify(message.preferredDates),
        candidate_information: JSON.stringify(message.candidate),
        state,
        recipient,
        spam_signs: [...spamSigns],
        sent_at: now,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    // A reference that is taken comes once in thousands of years.
    if (row?.reference) return { id: row.id, reference: row.reference };
  }
}
