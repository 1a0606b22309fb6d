import type { Configuration } from '@enerabi/shared/server/configuration';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Metric } from 'prom-client';
import type { Schema } from '../db/schema.ts';
import { queueMetrics } from '../queue/queue-metrics.ts';
import type { QueueSender } from '../queue/queue-sender.ts';
import { policyOf } from './network/policy.ts';
import { startSendingWebhooks } from './sending/webhook-sender.ts';

export interface Webhooks {
  metrics: readonly Metric[];
  start: () => QueueSender;
}

interface WebhookOptions {
  log: Logger;
  /** Opens the secrets of endpoints. */
  key: Buffer;
  /** Mail address that learns of disabled endpoints; undefined: the log alone says it. */
  desk: string | undefined;
}

/** Webhooks by the settings; nothing is sent before `start`. */
export function openWebhooks(
  db: Kysely<Schema>,
  settings: Configuration,
  { log, key, desk }: WebhookOptions,
): Webhooks {
  const metrics = queueMetrics(db, { table: 'webhook_delivery', prefix: 'webhook', things: 'Webhooks' });
  const context = {
    db,
    key,
    log,
    metrics,
    deskMailaddress: desk,
    site: { name: settings.SITE_NAME, origin: settings.PUBLIC_ORIGIN },
    policy: policyOf(settings),
    clock: () => new Date(),
    random: Math.random,
  };
  return { metrics: metrics.all, start: () => startSendingWebhooks(context) };
}
