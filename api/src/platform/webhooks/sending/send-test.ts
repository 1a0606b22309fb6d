import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { leaseMs } from '../../queue/deliver-due.ts';
import type { Endpoint } from '../endpoints/endpoint.queries.ts';
import { newWebhookId } from '../events/queue-webhooks.ts';
import { webhookBody } from '../events/webhook-events.ts';
import { recordDelivered, recordFailure } from './delivery.writes.ts';
import { type TryContext, type TryOutcome, tryOnce } from './try-once.ts';

/** Sends a `webhook.test` once, also to a disabled endpoint, and records it; a failure disables nothing. */
export async function sendTest(
  context: TryContext & { db: Kysely<Schema> },
  endpoint: Endpoint,
): Promise<TryOutcome & { delivery: number }> {
  const { db, clock } = context;
  const now = clock();
  const data = { endpoint_id: endpoint.id, version: 1 };
  const delivery = await db
    .insertInto('webhook_delivery')
    .values({
      webhook_id: newWebhookId(),
      endpoint_id: endpoint.id,
      event_type: 'webhook.test',
      body: webhookBody({ type: 'webhook.test', data, now }),
      created_at: now,
      // As if a sender had claimed it.
      due_at: new Date(now.getTime() + leaseMs),
      attempts: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const outcome = await tryOnce(context, endpoint, delivery);
  const { status, fault } = outcome;
  if (fault === null && status !== null) await recordDelivered(db, delivery.id, { status, now: clock() });
  else
    await recordFailure(db, delivery, {
      dueAt: undefined,
      status,
      fault: fault ?? 'unknown',
      now: clock(),
    });
  return { ...outcome, delivery: delivery.id };
}
