import type { FacilityRecord } from '@enerabi/shared/server/records';
import { expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord, sampleSource } from '../../testing/sample-record.ts';
import { findFacility } from './detail.queries.ts';
import { DuplicateFacilityError, saveFacilities } from './save-facilities.ts';

const rich: FacilityRecord = sampleRecord('RICH', {
  path_name: 'hikari',
  name: 'ひかりこども園',
  name_kana: 'ヒカリコドモエン',
  facility_number: '1310110000001',
  facility_type: 2,
  ownership: 2,
  postal_code: '1000005',
  latitude: 35.6812,
  longitude: 139.7671,
  phones: ['03-1234-5678', '03-1234-5679'],
  capacity: 90,
  capacity_by_class: [{ child_class_id: 0, capacity: 6 }],
  weekday_hours: { open: '07:30', close: '25:00' },
  saturday_hours: { open: '08:00', close: '17:00' },
  services: ['extended_care', 'parking'],
  approved_on: '1972-04-01',
  tour_acceptance: 'slots',
  corporation: { name: '社会福祉法人ひかり会', corporation_number: '1010005000001' },
  stations: [{ name: '東京', line: 'JR中央線', walk_minutes: 5 }],
  vacancies: [
    {
      as_of: '2026-05-01',
      source: { name: '空き状況', url: null, licence: null },
      classes: [
        { child_class_id: 0, accepted: null, mark: null, waiting: null, enrolled: null },
        { child_class_id: 1, accepted: 0, mark: '×', waiting: 3, enrolled: 12 },
      ],
    },
  ],
});

describeOnDatabases('saving facilities', (database) => {
  it('keeps every fact, and null is not 0', async () => {
    expect(await saveFacilities(database.db, [rich])).toEqual({ created: 1, updated: 0, unchanged: 0 });
    expect(await findFacility(database.db, 'hikari')).toMatchObject({
      name: 'ひかりこども園',
      phones: ['03-1234-5678', '03-1234-5679'],
      approved_on: '1972-04-01',
      weekday_hours: { open: '07:30', close: '25:00' },
      extended_hours: null,
      services: ['extended_care', 'parking'],
      corporation: {
        name: '社会福祉法人ひかり会',
        corporation_number: '1010005000001',
        path_name: '1010005000001',
      },
      stations: [{ name: '東京', line: 'JR中央線', walk_minutes: 5 }],
      sources: [sampleSource],
      vacancy: {
        as_of: '2026-05-01',
        source: { name: '空き状況', facts: ['vacancy'] },
        classes: [{ accepted: null }, { accepted: 0, mark: '×', waiting: 3, enrolled: 12 }],
      },
    });
  });

  it('writes nothing where nothing is new, in whatever order a record was built', async () => {
    const before = await database.db.selectFrom('facility').select(['updated_at', 'id']).execute();
    const reordered = Object.fromEntries(Object.entries(rich).reverse()) as unknown as FacilityRecord;
    expect(await saveFacilities(database.db, [{ ...reordered, remarks: null }])).toEqual({
      created: 0,
      updated: 0,
      unchanged: 1,
    });
    expect(await database.db.selectFrom('facility').select(['updated_at', 'id']).execute()).toEqual(before);
  });

  it('updates by import key: the path name and older vacancies stay, what is gone goes', async () => {
    const later = {
      ...rich,
      path_name: 'another',
      name: 'ひかり認定こども園',
      stations: [],
      saturday_hours: null,
      vacancies: [
        {
          as_of: '2026-06-01',
          source: { name: '空き状況', url: null, licence: null },
          classes: [{ child_class_id: 1, accepted: 2, mark: null, waiting: null, enrolled: null } as const],
        },
      ],
    };
    expect(await saveFacilities(database.db, [later])).toEqual({ created: 0, updated: 1, unchanged: 0 });
    const found = await findFacility(database.db, 'hikari');
    expect(found).toMatchObject({ name: 'ひかり認定こども園', stations: [], saturday_hours: null });
    expect(found?.vacancy).toMatchObject({ as_of: '2026-06-01', classes: [{ accepted: 2 }] });
    const days = await database.db.selectFrom('vacancy').select('as_of').distinct().execute();
    expect(days).toHaveLength(2);
  });

  it('counts what it created, updated and left alone, across batches', async () => {
    const records = Array.from({ length: 25 }, (_, at) => sampleRecord(`N${at}`));
    expect(await saveFacilities(database.db, records, { batch: 10 })).toMatchObject({ created: 25 });
    const changed = records.map((record, at) => (at < 5 ? { ...record, capacity: 10 } : record));
    const saved = await saveFacilities(database.db, [...changed, sampleRecord('NEW')], { batch: 7 });
    expect(saved).toEqual({ created: 1, updated: 5, unchanged: 20 });
  });

  it('keeps the counts that totals come from right, whatever happens to facilities', async () => {
    const { db } = database;
    await saveFacilities(db, [
      sampleRecord('M1'),
      sampleRecord('M2'),
      sampleRecord('M3', { is_published: false }),
    ]);
    await saveFacilities(db, [sampleRecord('M1', { facility_type: 6, prefecture_code: '140007' })]);
    await saveFacilities(db, [sampleRecord('M2', { is_published: false })]);
    await db.deleteFrom('facility').where('import_id', '=', 'N3').execute();
    const saved = await db.selectFrom('facility_count').selectAll().where('facilities', '<>', 0).execute();
    const counted = await db
      .selectFrom('facility')
      .select(({ fn }) => ['prefecture_code', 'facility_type', fn.countAll<number>().as('facilities')])
      .where('is_published', '=', true)
      .groupBy(['prefecture_code', 'facility_type'])
      .execute();
    const inOrder = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(inOrder(saved)).toEqual(inOrder(counted));
  });

  it('shares an operator among facilities, by number, else by name, and learns more of it', async () => {
    const { db } = database;
    const numbered = { name: '株式会社こども', corporation_number: '2010001000001' };
    await saveFacilities(db, [
      sampleRecord('C1', { corporation: numbered }),
      sampleRecord('C2', { corporation: { ...numbered, name: '（株）こども', url: 'https://example.jp' } }),
      sampleRecord('C3', { corporation: { name: 'こども会' } }),
    ]);
    await saveFacilities(db, [
      sampleRecord('C4', { corporation: { name: 'こども会', address: '東京都' } }),
      sampleRecord('C5', {
        corporation: { ...numbered, url: 'https://example.com', name_kana: 'カブシキガイシャコドモ' },
      }),
    ]);
    const corporations = await db
      .selectFrom('corporation')
      .select(['name', 'url', 'address', 'name_kana'])
      .where('name', 'like', '%こども%')
      .orderBy('id')
      .execute();
    expect(corporations).toEqual([
      {
        name: '株式会社こども',
        url: 'https://example.jp',
        address: null,
        name_kana: 'カブシキガイシャコドモ',
      },
      { name: 'こども会', url: null, address: '東京都', name_kana: null },
    ]);
  });

  it('refuses the same key twice, and writes none of them', async () => {
    const twice = [sampleRecord('D1'), sampleRecord('D2'), sampleRecord('D1', { name: '別の園' })];
    await expect(saveFacilities(database.db, twice)).rejects.toThrow(DuplicateFacilityError);
    expect(await findFacility(database.db, sampleRecord('D2').path_name)).toBeUndefined();
  });

  it('is all or nothing in a transaction of the caller', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await saveFacilities(transaction, [sampleRecord('T1')]);
      await saveFacilities(transaction, [
        sampleRecord('T2', { weekday_hours: { open: 'early', close: '19:00' } }),
      ]);
    });
    await expect(failing).rejects.toThrow('weekday_open');
    expect(await findFacility(database.db, sampleRecord('T1').path_name)).toBeUndefined();
  });

  it('dates facts without a date on the day of writing in Japan', async () => {
    const { updated_on: _, ...undated } = sampleRecord('U1');
    await saveFacilities(database.db, [undated], { now: new Date('2026-04-30T15:30:00Z') });
    const found = await findFacility(database.db, undated.path_name);
    expect(found?.updated_on).toBe('2026-05-01');
  });
});
