import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import type { Schema } from '../platform/db/schema.ts';
import { databasesToTest, describeOnDatabases } from '../testing/databases.ts';
import { sampleSlot } from '../testing/sample-rows.ts';
import { FacilitySearch } from './facilities/facility-search.ts';
import { scanFacilities, writeFacilityDocuments, writtenFacilities } from './testing/plain-scan.ts';
import { anyFacility, anyQuery } from './testing/sample-search.ts';
import { addStations } from './testing/sample-stations.ts';

/** The index is the same on every database: each is asked its share. */
const queries = 10_000 / databasesToTest.length;
const now = new Date('2026-05-20T10:00:00+09:00');
const ids = Array.from({ length: 150 }, (_, at) => `F${at}`);

/** Other facts for the same facilities, by another seed. */
const records = (seed: number, of: readonly string[]) =>
  of.flatMap((id, at) => fc.sample(anyFacility(id), { numRuns: 1, seed: seed + at }));

async function addSlots(db: Kysely<Schema>): Promise<void> {
  const facilities = await db
    .selectFrom('facility')
    .select(['id', 'prefecture_code'])
    .orderBy('id')
    .execute();
  const slots = facilities.flatMap(({ id, prefecture_code }, at) =>
    at % 3 === 0
      ? [sampleSlot({ facility_id: id, prefecture_code }, '2026-05-25 10:00:00', { families_left: at % 2 })]
      : [],
  );
  await db.insertInto('visit_slot').values(slots).execute();
}

describeOnDatabases('the index in memory against a plain scan of all facilities', (database) => {
  const agree = async (search: FacilitySearch, stationIds: readonly number[], numRuns: number) => {
    await writeFacilityDocuments(database.db);
    let telling = 0;
    await fc.assert(
      fc.asyncProperty(anyQuery(stationIds), async (query) => {
        const [reply, scan] = await Promise.all([
          search.list(query, now),
          scanFacilities(database.db, query, now, writtenFacilities),
        ]);
        const list = reply.value();
        if (scan.ids.length > 0) telling += 1;
        expect({ total: list.total, ids: list.facilities.map(({ facility_id }) => facility_id) }).toEqual(
          scan,
        );
      }),
      { numRuns },
    );
    // Queries without results would prove nothing.
    expect(telling).toBeGreaterThan(numRuns / 20);
  };

  it('finds the same ids in the same order, whatever is asked, and after whatever has changed', async () => {
    const { db } = database;
    await saveFacilities(db, records(1, ids));
    const stationIds = await addStations(db);
    await addSlots(db);
    const search = new FacilitySearch(db);
    await agree(search, stationIds, queries);

    await saveFacilities(db, records(2, ids.slice(0, 80)));
    await saveFacilities(db, records(3, ['N1', 'N2', 'N3', 'N4', 'N5']));
    await db.deleteFrom('facility').where('import_id', 'in', ids.slice(100, 120)).execute();
    await db.updateTable('facility').set({ is_published: false }).where('facility_type', '=', 99).execute();
    await db.updateTable('vacancy').set({ accepted: 1 }).where('child_class_id', '=', 0).execute();
    await db.deleteFrom('vacancy').where('as_of', '=', '2026-05-01').execute();
    await db.updateTable('visit_slot').set({ families_left: 0 }).where('id', '<', 50).execute();
    await agree(search, stationIds, 500);

    await sql`truncate facility cascade`.execute(db);
    // With fewer, it would happen that hardly any query finds something.
    await saveFacilities(db, records(4, ids.slice(0, 120)));
    await agree(search, stationIds, 200);
  }, 600_000);
});
