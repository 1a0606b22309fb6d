import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** What a facility says to families that come; null: nothing. */
export async function findGuidance(db: Kysely<Schema>, facilityId: number): Promise<string | null> {
  const found = await db
    .selectFrom('visit_guidance')
    .select('body')
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return found?.body ?? null;
}
