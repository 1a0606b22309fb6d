import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../testing/databases.ts';
import { type ImportOptions, importFiles } from './import-files.ts';
import { parseProfile } from './profile.ts';

const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);
const standard = fixture('standard-51.cp932.csv');
const options: ImportOptions = {
  profile: null,
  source: {},
  keepWarnings: 100,
  isDryRun: false,
  isStrict: false,
  onProgress: () => {},
};
const headers = '全国地方公共団体コード,ID,地方公共団体名,名称,種別,収容定員,緯度,経度';
const garden = (id: string, name: string, capacity = '10') =>
  `352071,${id},山口県下松市,${name},認可公立保育所,${capacity},34.0,131.8`;

describeOnDatabases('importing published files', (database) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await sql`truncate facility, corporation, source restart identity cascade`.execute(database.db);
  });

  const file = async (name: string, ...rows: string[]) => {
    const path = join(folder, name);
    await writeFile(path, [headers, ...rows].join('\r\n'));
    return path;
  };
  const run = (paths: string[], changed: Partial<ImportOptions> = {}) =>
    importFiles(database, paths, { ...options, ...changed });
  const stored = () =>
    database.db
      .selectFrom('facility')
      .select(['path_name', 'name', 'capacity', 'updated_at'])
      .orderBy('path_name')
      .execute();

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

  it('writes nothing at all under --strict where one row or value would be lost, of any file', async () => {
    const good = await file('good.csv', garden('A1', 'ひまわり園'));
    const rows = Array.from({ length: 1200 }, (_, at) => garden(`B${at}`, `園${at}`));
    const bad = await file('bad.csv', ...rows, garden('B9999', ''));
    const { outcome, files } = await run([good, bad], { isStrict: true });
    expect(outcome).toBe('refused');
    expect(files).toMatchObject([
      { created: 0, skipped: 0 },
      { created: 0, skipped: 1, read: 1201 },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('writes everything under --strict where nothing would be lost; repairs and empty rows are no loss', async () => {
    const path = await file(
      'fine.csv',
      garden('A1', 'ひまわり園', '1号 5、2号 10'),
      '',
      garden('A2', 'さくら園'),
    );
    const { outcome, files } = await run([path], { isStrict: true });
    expect(outcome).toBe('imported');
    expect(files).toMatchObject([{ created: 2, skipped: 1, lost_rows: 0, warnings: { repaired: 1 } }]);
    expect(await stored()).toHaveLength(2);
  });

  it('goes on with the next file where one cannot be read', async () => {
    const good = await file('good.csv', garden('A1', 'ひまわり園'));
    const { outcome, files } = await run([join(folder, 'missing.csv'), good]);
    expect(outcome).toBe('failed');
    expect(files[0]?.error).toMatch(/missing\.csv: no such file/);
    expect(files[1]).toMatchObject({ created: 1, error: null });
  });

  it('says how far it came where a file breaks off, and a second run adds the rest', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => garden(`C${at}`, `園${at}`));
    const broken = await file('broken.csv', ...rows, '352071,C600,"山口県下松市');
    const first = await run([broken]);
    expect(first.outcome).toBe('failed');
    expect(first.files[0]?.error).toMatch(/broken\.csv is no CSV to its end: Quote Not Closed.*line 602/);
    expect(first.files[0]).toMatchObject({ created: 500 });
    const second = await run([await file('mended.csv', ...rows, garden('C600', '園600'))]);
    expect(second.files).toMatchObject([{ created: 101, unchanged: 500 }]);
  });

  it('stops where it is interrupted, keeping what was written', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => garden(`D${at}`, `園${at}`));
    const path = await file('long.csv', ...rows);
    const interruption = new AbortController();
    const onProgress: ImportOptions['onProgress'] = (_, __, read) => {
      if (read > 0) interruption.abort();
    };
    const big = await file('big.csv', ...rows.map((row) => `${row}${' '.repeat(200)}`));
    const { outcome, files } = await run([path, big], { onProgress, signal: interruption.signal });
    expect(outcome).toBe('failed');
    expect(files.at(-1)?.error).toMatch(/interrupted before row \d+/);
    expect((await stored()).length).toBe(files.reduce((sum, { created }) => sum + created, 0));
  });

  it('warns of rows with more or fewer cells than headers', async () => {
    const path = await file('ragged.csv', `${garden('A1', '長い園')},余り`, '352071,A2,山口県下松市,短い園');
    const { files } = await run([path]);
    expect(files[0]).toMatchObject({ created: 2, absent_columns: ['所在地', '電話番号'] });
    expect(files[0]?.warning_list).toMatchObject([
      {
        row: 2,
        column: '',
        text: '余り',
        kind: 'doubtful',
        action: expect.stringContaining('9 cells under 8 headers'),
      },
      { row: 3, column: '', action: expect.stringContaining('4 cells under 8 headers') },
      { row: 3, column: '種別', action: 'no kind of facility; taken as その他' },
    ]);
  });

  it('counts the warnings it does not keep', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => garden(`E${at}`, `園${at}`, '若干名'));
    const { files } = await run([await file('many.csv', ...rows)], { keepWarnings: 5 });
    expect(files[0]?.warnings.doubtful).toBe(30);
    expect(files[0]?.warning_list).toHaveLength(5);
  });

  it('reads a layout of a city’s own through its profile', async () => {
    const path = join(folder, 'own.csv');
    await writeFile(
      path,
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
