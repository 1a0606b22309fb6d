import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { LoadedDemo } from './load-demo.ts';

const isEmpty = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('facility').select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * Fills a database that has no facility at all, all or nothing: an interrupted first start must not leave one that
 * looks filled. Whoever imports at the same time comes first, and nothing is invented, or waits.
 * @returns undefined where facilities are there already
 */
export async function loadDemoIfEmpty(
  db: Kysely<Schema>,
  facilities: number,
): Promise<LoadedDemo | undefined> {
  // Asked without the lock first: a later start must not wait for an import.
  if (!(await isEmpty(db))) return undefined;
  const { loadDemo } = await import('./load-demo.ts');
  return db.transaction().execute(async (transaction) => {
    await sql`lock table facility in share row exclusive mode`.execute(transaction);
    return (await isEmpty(transaction)) ? loadDemo(transaction, { facilities, seed: 1 }) : undefined;
  });
}
