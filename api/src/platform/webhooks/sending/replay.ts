import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { webhooksWait } from '../wake-up.ts';

export type Replayed =
  | { ids: readonly number[] }
  /** All deliveries of the endpoint, since this time, that were not taken. */
  | { endpointId: number; since: Date };

/**
 * Sends deliveries again from their first try on, with the same `webhook-id` and body.
 * @returns how many
 */
export async function replayDeliveries(db: Kysely<Schema>, replayed: Replayed, now: Date): Promise<number> {
  const update = db
    .updateTable('webhook_delivery')
    .set({ due_at: now, attempts: 0, delivered_at: null, last_status: null, last_error: null });
  const chosen =
    'ids' in replayed
      ? update.where('id', 'in', replayed.ids)
      : update
          .where('endpoint_id', '=', replayed.endpointId)
          .where('created_at', '>=', replayed.since)
          .where('delivered_at', 'is', null);
  const { numUpdatedRows } = await chosen.executeTakeFirst();
  webhooksWait();
  return Number(numUpdatedRows);
}
