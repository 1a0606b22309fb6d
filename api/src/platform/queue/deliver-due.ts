import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { claimDue, type QueueTable } from './claim-due.ts';

export interface DueContext {
  db: Kysely<Schema>;
  /** The current time. */
  clock: () => Date;
}

/** Longer than any try, so that a row is due again only if its sender is gone. */
export const leaseMs = 120_000;

/**
 * Delivers rows that are due, outside of any transaction. Delivery is at least once: if the process or the database
 * ends between a delivery and its record, the row is delivered again after its lease.
 * @param most how many are delivered at the same time
 * @returns how many were due; 0: none is left
 */
export async function deliverDueRows<T extends QueueTable>(
  { db, clock }: DueContext,
  table: T,
  { most, deliver }: { most: number; deliver: (row: Selectable<Schema[T]>) => Promise<void> },
): Promise<number> {
  const now = clock();
  const rows = await claimDue(db, table, { now, until: new Date(now.getTime() + leaseMs), most });
  const outcomes = await Promise.allSettled(rows.map(deliver));
  const broken = outcomes.find((outcome) => outcome.status === 'rejected');
  if (broken) throw broken.reason;
  return rows.length;
}
