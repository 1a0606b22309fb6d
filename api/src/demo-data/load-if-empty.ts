import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { LoadedDemo } from './load-demo.ts';

const isEmpty = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('facility').select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * Fills a database without any facility, all or nothing, so that an interrupted first start does not leave one that
 * looks filled. A concurrent import either goes first, and nothing is loaded, or waits.
 * @returns undefined if there are facilities
 */
export async function loadDemoIfEmpty(
  db: Kysely<Schema>,
  facilities: number,
): Promise<LoadedDemo | undefined> {
  // Checked without the lock first, so that a later start need not wait for an import.
  if (!(await isEmpty(db))) return undefined;
  const { loadDemo } = await import('./load-demo.ts');
  return db.transaction().execute(async (transaction) => {
    await sql`lock table facility in share row exclusive mode`.execute(transaction);
    return (await isEmpty(transaction)) ? loadDemo(transaction, { facilities, seed: 1 }) : undefined;
  });
}
