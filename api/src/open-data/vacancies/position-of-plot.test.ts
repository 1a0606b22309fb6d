import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { describeImport } from '../testing/describe-import.ts';
import { importVacancies } from './import-vacancies.ts';

const place = { municipality_code: '352071', prefecture_code: '350001', municipality_name: '下松市' };

describeImport('where a facility is that vacancies made', ({ database, write }) => {
  it.each([
    ['山口県下松市潮音町4-2-1', '山口県下松市潮音町4-2-1'],
    ['山口県下松市潮音町四丁目2番1号', '山口県下松市潮音町4-2-1'],
    ['山口県下松市潮音町４丁目２－１　ひまわりビル2階', '山口県下松市潮音町4-2-1'],
    ['山口県下松市潮音町4丁目2番地の1', '山口県下松市潮音町4-2-1'],
    ['山口県下松市大字末武下123番地', '山口県下松市大字末武下123'],
    ['北海道札幌市中央区南11条西10丁目1-2', '北海道札幌市中央区南11条西10-1-2'],
    ['山口県下松市潮音町4丁目', null],
    ['山口県下松市潮音町4丁目2番', null],
    ['神奈川県横浜市鶴見区', null],
  ])('the plot of %s is %s', async (address, plot) => {
    const { rows } = await sql<{ plot: string | null }>`select plot_of(${address}) as plot`.execute(
      database.db,
    );
    expect(rows).toEqual([{ plot }]);
  });

  it('is as its row publishes it, or as a known facility of the same plot; else it is not known', async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', {
        ...place,
        name: '別の園',
        address: '山口県下松市潮音町4丁目2番1号',
        latitude: 34.01,
        longitude: 131.87,
        position_source: 'published',
      }),
    ]);
    const path = await write(
      'vacancies_202605.csv',
      [
        'name,市区町村コード,住所,緯度,経度,accept_0',
        'あおば保育園,352071,山口県下松市潮音町4-2-1,,,1',
        'いちご保育園,352071,山口県下松市桜町1-1,34.02,131.88,1',
        'うみ保育園,352071,山口県下松市潮音町,,,1',
        'えのき保育園,352071,,,,1',
      ].join('\n'),
    );
    const { files } = await importVacancies(database, [path], {
      profile: null,
      source: { name: '下松市' },
      createsMissing: true,
      isDryRun: false,
      isStrict: true,
      keepWarnings: 10,
      now: new Date('2026-05-20T03:00:00Z'),
      onProgress: () => {},
    });
    expect(files).toMatchObject([
      {
        matches: { created_facilities: 4 },
        created_without_position: 2,
        notes: expect.arrayContaining([expect.stringContaining('2 of them without a position')]),
      },
    ]);
    const { rows } = await sql`
      select name, address, latitude, longitude, position_source from facility where name like '%保育園' order by name
    `.execute(database.db);
    expect(rows).toEqual([
      {
        name: 'あおば保育園',
        address: '山口県下松市潮音町4-2-1',
        latitude: 34.01,
        longitude: 131.87,
        position_source: 'same_plot',
      },
      {
        name: 'いちご保育園',
        address: '山口県下松市桜町1-1',
        latitude: 34.02,
        longitude: 131.88,
        position_source: 'published',
      },
      {
        name: 'うみ保育園',
        address: '山口県下松市潮音町',
        latitude: null,
        longitude: null,
        position_source: null,
      },
      {
        name: 'えのき保育園',
        address: '山口県',
        latitude: null,
        longitude: null,
        position_source: null,
      },
    ]);
  });

  it('takes nothing from a facility that a list has under the same number', async () => {
    await saveFacilities(database.db, [
      sampleRecord('3520710000001', {
        ...place,
        import_municipality_code: '352071',
        name: '社会福祉法人の花岡保育園',
        address: '山口県下松市花岡1-1',
        capacity: 90,
      }),
    ]);
    const path = await write(
      'vacancies_202605.csv',
      'name,市区町村コード,施設番号,accept_0\n花岡保育園,352071,3520710000001,1',
    );
    await importVacancies(database, [path], {
      profile: null,
      source: { name: '下松市' },
      createsMissing: true,
      isDryRun: false,
      isStrict: true,
      keepWarnings: 10,
      now: new Date('2026-05-20T03:00:00Z'),
      onProgress: () => {},
    });
    const { rows } = await sql`select name, address, capacity, facility_number from facility`.execute(
      database.db,
    );
    expect(rows).toEqual([
      {
        name: '社会福祉法人の花岡保育園',
        address: '山口県下松市花岡1-1',
        capacity: 90,
        facility_number: '3520710000001',
      },
    ]);
  });
});
