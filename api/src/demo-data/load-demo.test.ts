import { generateFacilities } from '@enerabi/demo/generate-facilities';
import { getFacility } from '@enerabi/shared/contract/catalogue/facility.schemas';
import { listFacilities } from '@enerabi/shared/contract/search/facility-search.schemas';
import { expect, it } from '@jest/globals';
import { findFacility } from '../catalogue/facilities/detail.queries.ts';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { FacilitySearch } from '../search/facilities/facility-search.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { DemoError } from './demo-error.ts';
import { loadDemo } from './load-demo.ts';
import { refuseUnfitDatabase } from './present-facilities.ts';

const wanted = { facilities: 600, seed: 1 };

describeOnDatabases('demonstration data (issue 2, point 6)', (database) => {
  it('loads into an empty database, saying how far it is', async () => {
    await refuseUnfitDatabase(database.db, { seed: 1, mayMix: false });
    const progress: number[] = [];
    const started = performance.now();
    const loaded = await loadDemo(database.db, {
      ...wanted,
      today: '2026-05-20',
      batch: 250,
      onProgress: (done, total) => progress.push(done / total),
    });
    const seconds = (performance.now() - started) / 1000;
    console.log(`${database.kind}: ${Math.round(600 / seconds)} demonstration facilities a second`);
    expect(loaded).toEqual({ facilities: 600, today: '2026-05-20', created: 600, updated: 0, unchanged: 0 });
    expect(progress).toEqual([250 / 600, 500 / 600, 1]);
  });

  it('changes nothing the second time, on another day either', async () => {
    const again = await loadDemo(database.db, wanted);
    expect(again).toEqual({ facilities: 600, today: '2026-05-20', created: 0, updated: 0, unchanged: 600 });
  });

  it('goes on from a smaller set to a larger one', async () => {
    const more = await loadDemo(database.db, { ...wanted, facilities: 650 });
    expect(more).toMatchObject({ created: 50, updated: 0, unchanged: 600 });
  });

  it('keeps the contract, facility by facility and as a list', async () => {
    for (const { path_name = '', name } of generateFacilities({ ...wanted, today: '2026-05-20' })) {
      const facility = await findFacility(database.db, path_name);
      expect(getFacility.reply.parse(facility)).toEqual(facility);
      expect(facility).toMatchObject({ name, is_demo: true });
    }
    const query = listFacilities.query.parse({ area: '130001', limit: 100 });
    const list = (await new FacilitySearch(database.db).list(query, new Date())).value();
    expect(listFacilities.reply.parse(list)).toEqual(list);
    expect(list.total).toBeGreaterThan(20);
  });

  it('is dated anew where that is asked for; older vacancies stay', async () => {
    const renewed = await loadDemo(database.db, { facilities: 10, seed: 1, today: '2026-07-01' });
    expect(renewed).toMatchObject({ created: 0, updated: 10, unchanged: 0 });
  });

  it('refuses a second seed, and real facilities unless they may mix', async () => {
    await expect(refuseUnfitDatabase(database.db, { seed: 2, mayMix: true })).rejects.toThrow(
      'demonstration data of seed 1; use --seed 1',
    );
    await saveFacilities(database.db, [sampleRecord('real')]);
    await expect(refuseUnfitDatabase(database.db, { seed: 1, mayMix: false })).rejects.toThrow(DemoError);
    await refuseUnfitDatabase(database.db, { seed: 1, mayMix: true });
  });
});
