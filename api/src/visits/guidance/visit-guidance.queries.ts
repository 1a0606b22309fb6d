import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Reads a facility's own words for families that visit it. @returns null if it has written none */
export async function findGuidance(db: Kysely<Schema>, facilityId: number): Promise<string | null> {
  const found = await db
    .selectFrom('visit_guidance')
    .select('body')
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return found?.body ?? null;
}
