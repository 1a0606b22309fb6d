import { demoSource } from '@enerabi/shared/server/records';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { DemoError } from './demo-error.ts';

/** The day for which the existing demonstration data was generated, or undefined if there is none. */
export async function demoAsOf(db: Kysely<Schema>): Promise<string | undefined> {
  const newest = await db
    .selectFrom('facility_source')
    .innerJoin('source', 'source.id', 'facility_source.source_id')
    .where('source.name', '=', demoSource.name)
    .select(({ fn }) => fn.max('facility_source.as_of').as('as_of'))
    .executeTakeFirst();
  return newest?.as_of ?? undefined;
}

/**
 * Checks this before anything is written. Data of two seeds would be two sets of facilities under the same addresses.
 * @throws DemoError if there are real facilities and `mayMix` is false, or demonstration data of another seed
 */
export async function refuseUnfitDatabase(
  db: Kysely<Schema>,
  { seed, mayMix }: { seed: number; mayMix: boolean },
): Promise<void> {
  const real = await db
    .selectFrom('facility')
    .select('id')
    .where('is_demo', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (real && !mayMix)
    throw new DemoError(
      'The database has real facilities; use another DATABASE_URL or DATA_DIR, or add --mix to have invented ones among them.',
    );
  const other = await db
    .selectFrom('facility')
    .select('import_id')
    .where('is_demo', '=', true)
    .where('import_id', 'not like', `demo-s${seed}-%`)
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  const otherSeed = /^demo-s(\d+)-/.exec(other.import_id)?.[1];
  throw new DemoError(
    otherSeed
      ? `The database has demonstration data of seed ${otherSeed}; use --seed ${otherSeed}, or an empty database.`
      : 'The database has demonstration data that this command did not make; use an empty database.',
  );
}
