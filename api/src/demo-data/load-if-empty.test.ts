import { beforeEach, expect, it } from '@jest/globals';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { loadDemoIfEmpty } from './load-if-empty.ts';

describeOnDatabases('demonstration data for an empty database', (database) => {
  beforeEach(async () => {
    for (const table of [
      'vacancy',
      'facility_source',
      'facility_station',
      'facility_search',
      'facility',
    ] as const)
      await database.db.deleteFrom(table).execute();
  });
  const counts = async () => {
    const rows = await database.db.selectFrom('facility').select('is_demo').execute();
    return { invented: rows.filter(({ is_demo }) => is_demo).length, all: rows.length };
  };

  it('is loaded once', async () => {
    expect(await loadDemoIfEmpty(database.db, 50)).toMatchObject({ created: 50 });
    expect(await loadDemoIfEmpty(database.db, 60)).toBeUndefined();
    expect(await counts()).toEqual({ invented: 50, all: 50 });
  });

  it('is not loaded beside what an import under way has not yet committed', async () => {
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let imported = Promise.resolve();
    await new Promise<void>((resolve) => {
      imported = database.db.transaction().execute(async (transaction) => {
        await saveFacilities(transaction, [sampleRecord('REAL')]);
        resolve();
        await mayCommit;
      });
    });
    const loading = loadDemoIfEmpty(database.db, 50);
    await new Promise((resolve) => setTimeout(resolve, 200));
    commit();
    await Promise.all([imported, loading]);
    expect(await counts()).toEqual({ invented: 0, all: 1 });
  });

  // A single connection runs them strictly one after another: the check, the import, the load.
  if (database.kind === 'embedded')
    it('is not loaded beside what was imported since the check', async () => {
      const loading = loadDemoIfEmpty(database.db, 50);
      await Promise.all([loading, saveFacilities(database.db, [sampleRecord('REAL')])]);
      expect(await counts()).toEqual({ invented: 0, all: 1 });
    });
});
