import { referenceFile } from '@enerabi/shared/testing/reference';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { addRailways } from '../../demo-data/add-railways.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { importStations } from './import-stations.ts';

/** Real open data beside the project, if there is any; never part of it. */
const file = referenceFile('data/stations_n02_2018.csv');

withReference('real stations', () =>
  describeOnDatabases('real stations of 2018', (database) => {
    const run = async () =>
      (await importStations(database, [file], { isDryRun: false, licence: null, onProgress: () => {} }))
        .files[0];

    it('are all taken over the demonstrated ones, and the second time nothing changes', async () => {
      await saveFacilities(database.db, [sampleRecord('DEMO', { is_demo: true })]);
      const invented = (await addRailways(database.db)) ?? 0;
      const first = await run();
      expect(first).toMatchObject({ read: 10_220, skipped: 0, error: null });
      expect((first?.created ?? 0) + (first?.updated ?? 0) + (first?.merged ?? 0)).toBe(10_220);
      expect(first?.merged).toBeLessThan(20);
      const { rows } = await sql<{ name: string }>`
        select name from railway_station where is_demo
      `.execute(database.db);
      // Stations opened since.
      expect(new Set(rows.map(({ name }) => name))).toEqual(
        new Set(['石嶺', '経塚', '浦添前田', 'てだこ浦西']),
      );
      expect(invented).toBe((first?.updated ?? 0) + (first?.replaced ?? 0) + rows.length);
      expect(await run()).toMatchObject({ created: 0, updated: 0, replaced: 0, skipped: 0 });
      const { rows: line } = await sql<{ name: string }>`
        select station.name from railway_station station join railway_line line on line.id = station.line_id
        where line.name = '東京メトロ東西線' and station.prefecture_code = '130001' order by line_order
      `.execute(database.db);
      expect(line.slice(0, 4).map(({ name }) => name)).toEqual(['中野', '落合', '高田馬場', '早稲田']);
    });
  }),
);
