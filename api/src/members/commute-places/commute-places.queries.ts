import type { SavedCommutePlaces } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Finds the places that a member saved, the works in their order. */
export async function findCommutePlaces(db: Kysely<Schema>, accountId: number): Promise<SavedCommutePlaces> {
  const rows = await db
    .selectFrom('account_commute_place')
    .select(['kind', 'name', 'latitude', 'longitude'])
    .where('account_id', '=', accountId)
    .orderBy('display_order')
    .execute();
  const placesOf = (wanted: 'home' | 'work') =>
    rows.filter(({ kind }) => kind === wanted).map(({ kind, ...place }) => place);
  return { home: placesOf('home')[0] ?? null, works: placesOf('work') };
}
