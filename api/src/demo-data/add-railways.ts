import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/**
 * Gives a database with demonstration facilities the lines and stations that it lacks, also if an earlier version
 * filled it.
 * @returns how many stations were added, or undefined if none is missing or there are no demonstration facilities
 */
export async function addRailways(db: Kysely<Schema>): Promise<number | undefined> {
  const invented = await db
    .selectFrom('facility')
    .select('id')
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!invented) return undefined;
  const { loadRailways } = await import('./load-railways.ts');
  return loadRailways(db);
}
