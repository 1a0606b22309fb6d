import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Owner } from './sample-rows.ts';

/** @throws if no facility has the path name */
export async function ownerOf(db: Kysely<Schema>, pathName: string): Promise<Owner> {
  const { id, prefecture_code } = await db
    .selectFrom('facility')
    .select(['id', 'prefecture_code'])
    .where('path_name', '=', pathName)
    .executeTakeFirstOrThrow();
  return { facility_id: id, prefecture_code };
}
