import { referenceFile } from '@enerabi/shared/testing/reference';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { loadProfile } from '../layout/profile.ts';
import { describeImport } from '../testing/describe-import.ts';

/** Real open data beside the project, if there is any; never part of it. */
const kudamatsu = referenceFile('data/kudamatsu_352071_preschool.cp932.csv');
const takamatsu = referenceFile('data/takamatsu_nursery_school.utf8bom.csv');
const workbook = referenceFile('data/takamatsu_nursery_school.xlsx');
const linkdata = referenceFile('data/takamatsu_0013_nursery_linkdata.csv');
const sapporo = referenceFile('data/sapporo_nurseryFacilities.geojson');

withReference('real open data', () =>
  describeImport('real open data', ({ database, run }) => {
    const strictly = async (file: string, profile: string | null = null) => {
      const { files } = await run([file], {
        profile: profile ? await loadProfile(profile) : null,
        isStrict: true,
      });
      return files[0];
    };
    const counts = async () => {
      const rows = await database.db
        .selectFrom('facility')
        .select(({ fn }) => ['facility_type', fn.countAll<number>().as('facilities')])
        .groupBy('facility_type')
        .orderBy('facility_type')
        .execute();
      return Object.fromEntries(
        rows.map(({ facility_type, facilities }) => [facility_type, Number(facilities)]),
      );
    };

    it('of Kudamatsu: all 49 rows of the 51-column layout in CP932, twice', async () => {
      expect(await strictly(kudamatsu)).toMatchObject({
        encoding: 'cp932',
        read: 49,
        created: 49,
        skipped: 0,
        warnings: { unread: 0, repaired: 11, doubtful: 4 },
      });
      expect(await counts()).toEqual({ 1: 10, 2: 1, 3: 2, 6: 5, 12: 10, 15: 4, 17: 11, 99: 6 });
      expect(await strictly(kudamatsu)).toMatchObject({ created: 0, updated: 0, unchanged: 49 });
    });

    it('of Takamatsu: all 118 rows of the city’s own layout through its profile, twice', async () => {
      expect(await strictly(takamatsu, 'takamatsu')).toMatchObject({
        encoding: 'utf-8',
        read: 118,
        created: 118,
        skipped: 0,
        warnings: { unread: 0 },
      });
      expect(await counts()).toEqual({ 1: 55, 2: 33, 3: 6, 5: 1, 6: 16, 7: 6, 99: 1 });
      expect(await strictly(takamatsu, 'takamatsu')).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: 118,
      });
      const { rows } = await sql<{ outside: number }>`
        select count(*)::int as outside from facility where address not like '香川県高松市%' or prefecture_code <> '370002'
      `.execute(database.db);
      expect(rows).toEqual([{ outside: 0 }]);
    });

    it('of Takamatsu as a workbook: what the CSV says, but for two addresses that only the workbook has', async () => {
      await strictly(takamatsu, 'takamatsu');
      expect(await strictly(workbook, 'takamatsu')).toMatchObject({
        read: 118,
        created: 0,
        updated: 2,
        unchanged: 116,
        warnings: { unread: 0 },
      });
    });

    it('of Takamatsu on LinkData: positions in one cell, rows above the data, gaps in it', async () => {
      const { files } = await run([linkdata], { profile: await loadProfile('takamatsu-linkdata') });
      expect(files).toMatchObject([
        { read: 121, created: 115, skipped: 6, lost_rows: 2, warnings: { unread: 0 } },
      ]);
    });

    it('of Sapporo: all 528 features of the GeoJSON, recognised by itself, twice', async () => {
      const { files } = await run([sapporo], { source: { as_of: '2015-02-01' } });
      expect(files).toMatchObject([
        {
          layout: 'profile sapporo',
          read: 528,
          created: 528,
          skipped: 0,
          // Two owners whose names lost a letter before the file was published.
          warnings: { unread: 2, repaired: 18, doubtful: 37 },
          unstored_columns: [{ column: 'Label' }, { column: 'Vacancy' }, { column: 'VacancyDate' }],
        },
      ]);
      expect(await counts()).toEqual({ 1: 251, 2: 36, 5: 2, 12: 111, 15: 128 });
      const { rows } = await sql<{ code: string; facilities: number; placed: number; aged: number }>`
        select municipality_code as code, count(*)::int as facilities, count(latitude)::int as placed,
          count(accept_from_months)::int as aged
        from facility group by 1 order by 1
      `.execute(database.db);
      const total = (of: 'facilities' | 'placed' | 'aged') => rows.reduce((sum, row) => sum + row[of], 0);
      expect(rows.map(({ code, facilities }) => `${code} ${facilities}`)).toEqual([
        '011011 76',
        '011029 83',
        '011037 69',
        '011045 58',
        '011053 53',
        '011061 38',
        '011070 61',
        '011088 31',
        '011096 32',
        '011100 27',
      ]);
      // Two kindergartens are closed and take no children.
      expect([total('facilities'), total('placed'), total('aged')]).toEqual([528, 528, 526]);
      expect((await run([sapporo], { source: { as_of: '2015-02-01' } })).files).toMatchObject([
        { created: 0, updated: 0, unchanged: 528 },
      ]);
    });
  }),
);
