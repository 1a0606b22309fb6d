import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Tables whose rows wait with the columns `id`, `due_at` and `attempts`. */
export type QueueTable = 'mail' | 'webhook_delivery';

export interface Claim {
  now: Date;
  /** When claimed rows are due again. */
  until: Date;
  most: number;
}

/**
 * Claims due rows, counts the try, and makes them due again at `until`, so that a crash loses none. Concurrent
 * senders get different ones.
 */
export async function claimDue<T extends QueueTable>(
  db: Kysely<Schema> | Transaction<Schema>,
  table: T,
  { now, until, most }: Claim,
): Promise<Selectable<Schema[T]>[]> {
  // Either table has what the statement names; Kysely's types follow one table at a time.
  const queue = table as 'mail';
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom(queue)
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable(queue)
    .from('due')
    .set((change) => ({ due_at: until, attempts: change(`${queue}.attempts`, '+', 1) }))
    .whereRef(`${queue}.id`, '=', 'due.id')
    .returningAll(queue)
    .execute();
  return rows as unknown as Selectable<Schema[T]>[];
}

/** How many rows wait for a try, now or later. */
export async function countWaiting(db: Kysely<Schema>, table: QueueTable): Promise<number> {
  const { waiting } = await db
    .selectFrom(table as 'mail')
    .select((row) => row.fn.countAll<string>().as('waiting'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
