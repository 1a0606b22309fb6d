import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { queueWebhooks } from '../../platform/webhooks/events/queue-webhooks.ts';

/**
 * Tells the systems of the facility and its operator that there is a message, once, however often it is passed on. They
 * learn its reference and kinds alone: what it says of people is for the mail.
 */
export async function queueMessageWebhook(
  transaction: Transaction<Schema>,
  messageId: number,
  now: Date,
): Promise<void> {
  const message = await transaction
    .selectFrom('candidate_message as message')
    .innerJoin('facility', 'facility.id', 'message.facility_id')
    .leftJoin('job_posting as job', 'job.id', 'message.job_posting_id')
    .select([
      'message.facility_id',
      'reference',
      'purpose_kind_id',
      'contact_kind_ids',
      'sent_at',
      'facility.path_name as facility_path_name',
      'job.path_name as job_posting_path_name',
    ])
    .where('message.id', '=', messageId)
    .executeTakeFirstOrThrow();
  const { facility_id: facilityId, reference, sent_at, ...facts } = message;
  // From before there were references.
  if (reference === null) return;
  await queueWebhooks(transaction, {
    facilityId,
    type: 'candidate_message.created',
    webhookId: `msg_candidate_message_${reference}`,
    data: { ...facts, reference, sent_at: sent_at.toISOString(), version: 1 },
    now,
  });
}
