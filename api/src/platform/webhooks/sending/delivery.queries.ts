import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Delivery } from './delivery.writes.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

export type DeliveryState = 'delivered' | 'waiting' | 'given_up';

export const stateOf = ({
  delivered_at,
  due_at,
}: Pick<Delivery, 'delivered_at' | 'due_at'>): DeliveryState => {
  if (delivered_at) return 'delivered';
  return due_at ? 'waiting' : 'given_up';
};

export interface DeliveryFilter {
  endpointId: number;
  limit: number;
  /** Only what was not delivered. */
  isUndelivered: boolean;
}

/** An endpoint's deliveries, newest first. */
export async function listDeliveries(
  db: Database,
  { endpointId, limit, isUndelivered }: DeliveryFilter,
): Promise<Delivery[]> {
  let query = db.selectFrom('webhook_delivery').selectAll().where('endpoint_id', '=', endpointId);
  if (isUndelivered) query = query.where('delivered_at', 'is', null);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Which of the deliveries exist, with their endpoints. */
export const findDeliveries = (
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; endpoint_id: number; disabled_at: Date | null }[]> =>
  db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'endpoint_id')
    .select(['webhook_delivery.id', 'endpoint_id', 'disabled_at'])
    .where('webhook_delivery.id', 'in', ids)
    .execute();
