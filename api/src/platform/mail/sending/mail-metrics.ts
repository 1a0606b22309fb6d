import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type QueueMetrics, queueMetrics } from '../../queue/queue-metrics.ts';

export type MailMetrics = QueueMetrics;

export const mailMetrics = (db: Kysely<Schema>): MailMetrics =>
  queueMetrics(db, { table: 'mail', prefix: 'mail', things: 'Mails' });
