import { sql, type Transaction } from 'kysely';

/** Number of each advisory lock, the same in every version. Two purposes with one number would wait for each other. */
export const advisoryLocks = {
  migration: 7_204_451,
  signingKey: 7_204_452,
  stations: 7_204_453,
  demonstrationActivity: 7_204_454,
  posts: 7_204_455,
  bookingFamily: 7_204_456,
  visitRules: 7_204_457,
  waitlist: 7_204_458,
} as const;

/** Waits until no other transaction has the lock, and holds it until the transaction ends. */
export const takeAdvisoryLock = async <Tables>(
  transaction: Transaction<Tables>,
  purpose: keyof typeof advisoryLocks,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks[purpose]})`.execute(transaction);
};

/**
 * The same for what a purpose names: only transactions with one of these names wait for each other. They are locked in
 * one order, so that two transactions cannot deadlock.
 */
export const takeNamedLocks = async <Tables>(
  transaction: Transaction<Tables>,
  purpose: keyof typeof advisoryLocks,
  names: readonly string[],
): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(${advisoryLocks[purpose]}::integer, hash)
    from (select distinct hashtext(name) as hash from unnest(${names}::text[]) name order by hash) named
  `.execute(transaction);
};
