import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { deliverDueRows } from '../../queue/deliver-due.ts';
import type { QueueMetrics } from '../../queue/queue-metrics.ts';
import { type Endpoint, findEndpoint } from '../endpoints/endpoint.queries.ts';
import { type Delivery, recordDelivered, recordFailure } from './delivery.writes.ts';
import { type DeskContext, giveUp } from './give-up.ts';
import { nextWebhookTry } from './schedule.rules.ts';
import { type TryContext, type TryOutcome, tryOnce } from './try-once.ts';

export interface WebhookContext extends TryContext, DeskContext {
  db: Kysely<Schema>;
  log: Logger;
  metrics: QueueMetrics;
  /** From 0 to 1. */
  random: () => number;
}

/** A receiver that hangs holds one of them for the time-out. */
const mostAtOnce = 16;

/**
 * Sends webhooks that are due, outside of any transaction, at least once.
 * @returns how many were due; 0: none is left
 */
export const deliverDueWebhooks = (context: WebhookContext): Promise<number> =>
  deliverDueRows(context, 'webhook_delivery', {
    most: mostAtOnce,
    deliver: (delivery) => deliver(context, delivery),
  });

async function deliver(context: WebhookContext, delivery: Delivery): Promise<void> {
  const { db, metrics, clock } = context;
  const endpoint = await findEndpoint(db, delivery.endpoint_id);
  // Deleted a moment ago, and the delivery with it.
  if (!endpoint) return;
  if (endpoint.disabled_at) {
    const fault = 'endpoint disabled';
    await recordFailure(db, delivery, { dueAt: undefined, status: null, fault, now: clock() });
    return;
  }
  const outcome = await tryOnce(context, endpoint, delivery);
  if (outcome.fault !== null || outcome.status === null) return fail(context, endpoint, delivery, outcome);
  metrics.sent.inc();
  await recordDelivered(db, delivery.id, { status: outcome.status, now: clock() });
}

const gone = 410;

async function fail(
  context: WebhookContext,
  endpoint: Endpoint,
  delivery: Delivery,
  { status, fault, retryAfter }: TryOutcome,
): Promise<void> {
  const { db, log, metrics, clock, random } = context;
  const now = clock();
  const { id, attempts } = delivery;
  const dueAt = status === gone ? undefined : nextWebhookTry({ attempts, now, retryAfter, random: random() });
  metrics.failed.inc({ outcome: dueAt ? 'again' : 'given_up' });
  const failure = { dueAt, status, fault: fault ?? 'unknown', now };
  if (!dueAt) return giveUp(context, endpoint, delivery, failure);
  log.info(
    { webhook: id, endpoint: endpoint.id, attempts, fault, dueAt },
    'webhook could not be sent, tried again later',
  );
  await recordFailure(db, delivery, failure);
}
