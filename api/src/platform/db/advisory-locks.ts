import { sql, type Transaction } from 'kysely';

/** Number of each advisory lock, the same in every version. Two purposes with one number would wait for each other. */
export const advisoryLocks = {
  migration: 7_204_451,
  signingKey: 7_204_452,
  stations: 7_204_453,
  demonstrationActivity: 7_204_454,
  posts: 7_204_455,
} as const;

/** Waits until no other transaction has the lock, and holds it until the transaction ends. */
export const takeAdvisoryLock = async <Tables>(
  transaction: Transaction<Tables>,
  purpose: keyof typeof advisoryLocks,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks[purpose]})`.execute(transaction);
};
