import type { Kysely } from 'kysely';
import { Counter, Gauge, type Metric } from 'prom-client';
import type { Schema } from '../db/schema.ts';
import { countWaiting, type QueueTable } from './claim-due.ts';

export interface QueueMetrics {
  sent: Counter;
  failed: Counter<'outcome'>;
  /** To be registered. */
  all: readonly Metric[];
}

interface QueueName {
  table: QueueTable;
  /** Begins the names of the metrics, such as `mail`. */
  prefix: string;
  /** In the plural, in capitals for the begin of a sentence, such as `Mails`. */
  things: string;
}

/** `<prefix>_sent_total`, `<prefix>_failed_total` by outcome, and `<prefix>_waiting` of all servers. */
export function queueMetrics(db: Kysely<Schema>, { table, prefix, things }: QueueName): QueueMetrics {
  const registers: [] = [];
  const sent = new Counter({
    name: `${prefix}_sent_total`,
    help: `${things} that were taken for delivery.`,
    registers,
  });
  const failed = new Counter({
    name: `${prefix}_failed_total`,
    help: `Failed tries to send ${things.toLowerCase()}, by what comes of them: again, or given_up.`,
    labelNames: ['outcome'] as const,
    registers,
  });
  const waiting: Gauge = new Gauge({
    name: `${prefix}_waiting`,
    help: `${things} that wait to be sent, now or again later, on all servers.`,
    registers,
    // A database that does not answer must not block the other metrics.
    collect: async () => {
      waiting.set(await countWaiting(db, table).catch(() => Number.NaN));
    },
  });
  return { sent, failed, all: [sent, failed, waiting] };
}
