import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { queueMetrics } from '../../queue/queue-metrics.ts';
import { addEndpoint, type EndpointOwner } from '../endpoints/add-endpoint.ts';
import { queueWebhooks } from '../events/queue-webhooks.ts';
import type { WebhookData } from '../events/webhook-events.ts';
import type { WebhookContext } from '../sending/deliver.ts';

/** Seals the secrets of test endpoints. */
export const testKey = Buffer.alloc(32, 7);
/** Receivers of tests are on this machine. */
export const loopbackToo = { mayCallLoopback: true };

export const sampleNow = new Date('2026-11-23T03:30:00Z');

/** @returns the time this many seconds after `sampleNow` */
export const afterSeconds = (seconds: number): Date => new Date(sampleNow.getTime() + seconds * 1_000);

export const sampleData: WebhookData<'candidate_message.created'> = {
  reference: 'K7QM-3FXB',
  facility_path_name: 'hikari',
  purpose_kind_id: 2,
  contact_kind_ids: [4, 5],
  job_posting_path_name: 'nurse',
  sent_at: sampleNow.toISOString(),
  version: 1,
};

export interface TestWebhookContext extends WebhookContext {
  /** Log lines, each a JSON text. */
  lines: readonly string[];
  /** Sets the clock, which does not advance. */
  setTime: (now: Date) => void;
}

/** At `sampleNow`, without jitter; `known` sets what matters to the test. */
export function testWebhookContext(
  db: Kysely<Schema>,
  known: Partial<WebhookContext> = {},
): TestWebhookContext {
  let now = sampleNow;
  const lines: string[] = [];
  return {
    db,
    key: testKey,
    policy: loopbackToo,
    site: { name: 'えんえらび', origin: 'https://enerabi.example' },
    log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
    lines,
    metrics: queueMetrics(db, { table: 'webhook_delivery', prefix: 'webhook', things: 'Webhooks' }),
    clock: () => now,
    random: () => 0.5,
    setTime: (time) => {
      now = time;
    },
    ...known,
  };
}

/** @returns number and secret of a new endpoint */
export const addTestEndpoint = (
  db: Kysely<Schema>,
  url: string,
  owner: EndpointOwner = { facility: 'hikari' },
) => addEndpoint(db, { owner, url, key: testKey, policy: loopbackToo, now: sampleNow });

/** Queues the sample event of a facility at `now`. */
export const queueSampleWebhook = (
  db: Kysely<Schema>,
  facilityId: number,
  now = sampleNow,
): Promise<number> =>
  queueWebhooks(db, { facilityId, type: 'candidate_message.created', data: sampleData, now });
