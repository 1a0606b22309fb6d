import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

export interface NewEndpoint {
  facility_id: number | null;
  corporation_id: number | null;
  url: string;
  /** Sealed. */
  secret: Buffer;
  now: Date;
}

/** @returns its id; undefined if the facility or operator has an endpoint with this URL */
export async function insertEndpoint(
  db: Database,
  { now, ...endpoint }: NewEndpoint,
): Promise<number | undefined> {
  const row = await db
    .insertInto('webhook_endpoint')
    .values({ ...endpoint, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @param until up to when the replaced secret signs, too */
export async function replaceSecret(
  db: Database,
  { id, secret, until }: { id: number; secret: Buffer; until: Date },
): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set((row) => ({ previous_secret: row.ref('secret'), previous_secret_until: until, secret }))
    .where('id', '=', id)
    .execute();
}

/**
 * Calls an endpoint no more: what waits for it is given up and can be replayed.
 * @returns how many deliveries were given up; undefined if it was disabled already
 */
export async function disableEndpoint(
  transaction: Transaction<Schema>,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<number | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('webhook_endpoint')
    .set({ disabled_at: now, disabled_reason: reason })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const stopped = await transaction
    .updateTable('webhook_delivery')
    .set((row) => ({ due_at: null, last_error: row.fn.coalesce('last_error', row.val('endpoint disabled')) }))
    .where('endpoint_id', '=', id)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  return Number(stopped.numUpdatedRows);
}

/** @returns false if it was not disabled */
export async function enableEndpoint(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoint')
    .set({ disabled_at: null, disabled_reason: null })
    .where('id', '=', id)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes it with its deliveries. */
export async function deleteEndpoint(db: Database, id: number): Promise<void> {
  await db.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}
