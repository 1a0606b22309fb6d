import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/**
 * Gives a database with invented facilities the lines and stations that it lacks, also one that an earlier version
 * filled.
 * @returns how many stations were added, or undefined where none is missing or nothing is invented
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
