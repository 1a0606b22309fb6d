import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { webhooksWait } from '../wake-up.ts';
import { type WebhookEvent, type WebhookType, webhookBody } from './webhook-events.ts';

/** A new `webhook-id`. */
export const newWebhookId = (): string => `msg_${randomBytes(18).toString('base64url')}`;

/**
 * Queues an event for each enabled endpoint of a facility and of its operator. It is sent soon after the transaction,
 * if there is one, was committed, and never if it was rolled back. All endpoints get the same `webhook-id`.
 * @param webhookId of an event that may be queued again: an endpoint hears of it once. Default: a new one
 * @returns how many endpoints will hear of it
 * @throws ZodError if the data are not those of the type
 */
export async function queueWebhooks<T extends WebhookType>(
  db: Kysely<Schema> | Transaction<Schema>,
  {
    facilityId,
    webhookId = newWebhookId(),
    ...event
  }: WebhookEvent<T> & { facilityId: number; webhookId?: string },
): Promise<number> {
  const body = webhookBody(event);
  const endpoints = await db
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('disabled_at', 'is', null)
    .where((row) =>
      row.or([
        row('facility_id', '=', facilityId),
        row(
          'corporation_id',
          '=',
          row.selectFrom('facility').select('corporation_id').where('id', '=', facilityId),
        ),
      ]),
    )
    .execute();
  if (endpoints.length === 0) return 0;
  await db
    .insertInto('webhook_delivery')
    .values(
      endpoints.map(({ id }) => ({
        webhook_id: webhookId,
        endpoint_id: id,
        event_type: event.type,
        body,
        created_at: event.now,
        due_at: event.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['endpoint_id', 'webhook_id']).doNothing())
    .execute();
  webhooksWait();
  return endpoints.length;
}
