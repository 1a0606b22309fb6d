import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { WebhookDeliveryTable } from '../../db/webhook-schema.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

export type Delivery = Selectable<WebhookDeliveryTable>;

export async function recordDelivered(
  db: Database,
  id: number,
  { status, now }: { status: number; now: Date },
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ due_at: null, delivered_at: now, last_tried_at: now, last_status: status, last_error: null })
    .where('id', '=', id)
    .execute();
}

export interface RecordedFailure {
  /** When to try again; undefined: never. */
  dueAt: Date | undefined;
  status: number | null;
  fault: string;
  now: Date;
}

/** @returns false if another server has taken it over, which has newer information, or its endpoint was disabled */
export async function recordFailure(
  db: Database,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  { dueAt, status, fault, now }: RecordedFailure,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_delivery')
    .set({ due_at: dueAt ?? null, last_status: status, last_error: fault, last_tried_at: now })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes deliveries that have ended and were created before this time. */
export async function deleteOldDeliveries(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('due_at', 'is', null)
    .where((row) => row(row.fn.coalesce('delivered_at', 'last_tried_at', 'created_at'), '<', before))
    .execute();
}
