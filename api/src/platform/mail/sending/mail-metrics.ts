import type { Kysely } from 'kysely';
import { Counter, Gauge, type Metric } from 'prom-client';
import type { Schema } from '../../db/schema.ts';
import { countWaitingMails } from './mail.queries.ts';

export interface MailMetrics {
  sent: Counter;
  failed: Counter<'outcome'>;
  /** To be registered. */
  all: readonly Metric[];
}

export function mailMetrics(db: Kysely<Schema>): MailMetrics {
  const registers: [] = [];
  const sent = new Counter({
    name: 'mail_sent_total',
    help: 'Mails that were taken for delivery.',
    registers,
  });
  const failed = new Counter({
    name: 'mail_failed_total',
    help: 'Tries to send a mail that failed, by what comes of it: again, or given_up.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const waiting: Gauge = new Gauge({
    name: 'mail_waiting',
    help: 'Mails that wait to be sent, now or again later, on all servers.',
    registers,
    // A database that does not answer must not block the other metrics.
    collect: async () => {
      waiting.set(await countWaitingMails(db).catch(() => Number.NaN));
    },
  });
  return { sent, failed, all: [sent, failed, waiting] };
}
