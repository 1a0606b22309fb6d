import { expect, it } from '@jest/globals';
import { parseProfile } from '../layout/profile.ts';
import { describeImport, fixture, garden } from '../testing/describe-import.ts';

const standard = fixture('standard-51.cp932.csv');

describeImport('importing published files', ({ database, file, run, stored, write }) => {
  it('creates every row that is a facility and says what became of the others', async () => {
    const { outcome, files } = await run([standard]);
    expect(outcome).toBe('imported');
    expect(files).toMatchObject([
      {
        file: 'standard-51.cp932.csv',
        layout: '子育て施設一覧, 51 columns',
        encoding: 'cp932',
        read: 9,
        created: 5,
        updated: 0,
        unchanged: 0,
        skipped: 4,
        lost_rows: 3,
        warnings: { unread: 3, repaired: 9, doubtful: 7 },
        skipped_rows: [
          { row: 6, reason: 'same ID as row 2, which is taken' },
          { row: 7, reason: 'empty row' },
          { row: 8, reason: 'no name' },
          { row: 9, reason: 'no ID' },
        ],
        absent_columns: [],
        unstored_columns: [{ column: '授乳室', values: 1 }],
        error: null,
      },
    ]);
    expect(await stored()).toHaveLength(5);
  });

  it('names row, column, original text and what was done for every value it touched', async () => {
    const { files } = await run([standard]);
    expect(files[0]?.warning_list).toEqual(
      expect.arrayContaining([
        {
          row: 3,
          column: '電話番号',
          text: '833-41-0002',
          kind: 'repaired',
          action: 'leading 0 put back: 0833-41-0002',
        },
        {
          row: 4,
          column: '緯度',
          text: '0',
          kind: 'unread',
          action: '0,0 is no position in Japan; no position taken',
        },
        {
          row: 10,
          column: '種別',
          text: '野外保育',
          kind: 'doubtful',
          action: 'no known kind of facility; taken as その他, the words kept',
        },
      ]),
    );
  });

  it('stores what the file says, in the notation of the contract', async () => {
    await run([standard], { source: { licence: 'CC BY 4.0', as_of: '2025-11-01' } });
    const facility = await database.db
      .selectFrom('facility')
      .selectAll()
      .where('path_name', '=', '352071-kd2')
      .executeTakeFirstOrThrow();
    expect(facility).toMatchObject({
      name: 'さくらこども園',
      name_kana: 'サクラコドモエン',
      facility_type: 2,
      facility_type_text: '認定こども園',
      prefecture_code: '350001',
      municipality_code: '352071',
      municipality_name: '下松市',
      address: '山口県下松市楠木町1-11',
      postal_code: '7440029',
      latitude: 34.0206,
      longitude: 131.8638,
      phones: ['0833-41-0002'],
      approved_on: '2017-01-06',
      capacity: 120,
      accept_from_months: 10,
      open_days: '月火水木金土',
      weekday_open: '09:00',
      weekday_close: '25:00',
      hours_note: '平日のみ\n(土曜は要相談)',
      services: ['temporary_care', 'sick_child_care'],
      remarks: '定員：1号認定 15、2・3号認定 105\n一時預かり：有（要予約）',
      updated_on: '2025-11-01',
    });
    const sources = await database.db.selectFrom('source').select(['name', 'licence']).execute();
    expect(sources).toEqual([{ name: '山口県下松市 子育て施設一覧', licence: 'CC BY 4.0' }]);
  });

  it('reads the 28- and 53-column layouts', async () => {
    const { files } = await run([fixture('older-28.utf8bom.csv'), fixture('variant-53.utf8.csv')]);
    expect(files).toMatchObject([
      { layout: '子育て施設一覧, 28 columns (推奨データセット)', encoding: 'utf-8', created: 2, skipped: 0 },
      { layout: '子育て施設一覧, 53 columns', encoding: 'utf-8', created: 2, skipped: 0 },
    ]);
    const names = (await stored()).map(({ path_name, name }) => `${path_name} ${name}`);
    expect(names).toEqual([
      '011002-1 わかば保育園',
      '011002-2 つくし園',
      '431001-0001 どんぐり保育園',
      '431001-0002 くまの子子育て支援センター',
    ]);
  });

  it('changes nothing on a second run', async () => {
    await run([standard]);
    const before = await stored();
    const { files } = await run([standard]);
    expect(files).toMatchObject([{ created: 0, updated: 0, unchanged: 5 }]);
    expect(await stored()).toEqual(before);
  });

  it('updates the facility whose facts changed and keeps its path', async () => {
    await run([await file('v1.csv', garden('A1', 'ひまわり園'), garden('A2', 'さくら園'))]);
    const { files } = await run([
      await file('v2.csv', garden('Ａ１', 'ひまわり園', '25'), garden('a2', 'さくら園')),
    ]);
    expect(files).toMatchObject([{ created: 0, updated: 1, unchanged: 1 }]);
    expect(await stored()).toMatchObject([
      { path_name: '352071-a1', capacity: 25 },
      { path_name: '352071-a2', capacity: 10 },
    ]);
  });

  it('takes the first of two rows with the same ID, on every run', async () => {
    const path = await file('twice.csv', garden('A1', '一つ目'), garden('A1', '二つ目'));
    for (const expected of [{ created: 1 }, { created: 0, updated: 0, unchanged: 1 }])
      expect((await run([path])).files).toMatchObject([{ ...expected, skipped: 1 }]);
    expect(await stored()).toMatchObject([{ name: '一つ目' }]);
  });

  it('says in a dry run what would happen, and writes nothing', async () => {
    await run([await file('v1.csv', garden('A1', 'ひまわり園'), garden('A2', 'さくら園'))]);
    const before = await stored();
    const path = await file(
      'v2.csv',
      garden('A1', 'ひまわり園', '25'),
      garden('A2', 'さくら園'),
      garden('A3', '新しい園'),
    );
    const { outcome, files } = await run([path], { isDryRun: true });
    expect(outcome).toBe('dry_run');
    expect(files).toMatchObject([{ created: 1, updated: 1, unchanged: 1 }]);
    expect(await stored()).toEqual(before);
  });

  it('compares in a dry run with a schema that lacks the newest migration, too', async () => {
    const { db } = database;
    const path = await file('v1.csv', garden('A1', 'ひまわり園'));
    await run([path]);
    const [newest] = await db.selectFrom('schema_migration').selectAll().orderBy('number', 'desc').execute();
    await db
      .deleteFrom('schema_migration')
      .where('number', '=', newest?.number ?? 0)
      .execute();
    const { files } = await run([path], { isDryRun: true });
    if (newest) await db.insertInto('schema_migration').values(newest).execute();
    expect(files).toMatchObject([{ created: 0, unchanged: 1 }]);
  });

  it('reads a layout of a city’s own through its profile', async () => {
    const path = await write(
      'own.csv',
      '保育施設一覧\n#nr,title,where,at\n#note,string,string,string\n7,ひまわり園,宮脇町一丁目2-23,"34.3389,134.0387"\n',
    );
    const profile = parseProfile(
      JSON.stringify({
        name: 'own',
        file: { header_row: 2, comment_prefix: '#' },
        municipality: { code: '372013', name: '香川県高松市' },
        id: { columns: ['#nr'], prefix: 'own-' },
        columns: { name: 'title', address: 'where', position: 'at' },
        source: { name: '高松市', licence: 'CC BY 4.0', as_of: '2026-04-01' },
      }),
      'own',
    );
    const { files } = await run([path], { profile });
    expect(files).toMatchObject([{ read: 1, created: 1, skipped: 0 }]);
    const facility = await database.db.selectFrom('facility').selectAll().executeTakeFirstOrThrow();
    expect(facility).toMatchObject({
      path_name: '372013-own-7',
      address: '香川県高松市宮脇町一丁目2-23',
      municipality_name: '高松市',
      latitude: 34.3389,
      updated_on: '2026-04-01',
    });
  });
});
