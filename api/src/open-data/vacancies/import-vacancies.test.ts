import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { type ImportVacanciesOptions, importVacancies } from './import-vacancies.ts';
import { loadVacancyProfile } from './vacancy-profile.ts';

const header = '標準地域コード,施設・事業名,施設番号,０歳児,１歳児';
const title = (measure: string, month = 5) => `【令和8年${month}月1日時点】${measure}`;
const number = (last: number) => `141005${String(last).padStart(7, '0')}`;
const tsurumi = { municipality_code: '141011', prefecture_code: '140007', municipality_name: '横浜市鶴見区' };

describeOnDatabases('import-vacancies (issue 4, point 5)', (database) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vacancies-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await sql`truncate facility, corporation, source restart identity cascade`.execute(database.db);
    await saveFacilities(database.db, [
      sampleRecord('a', { ...tsurumi, name: '馬場保育園', facility_number: number(1) }),
      sampleRecord('b', { ...tsurumi, name: '潮田 保育園' }),
      sampleRecord('c', { ...tsurumi, name: '双葉保育園' }),
      sampleRecord('d', { ...tsurumi, name: '双葉保育園' }),
    ]);
  });

  const usual: ImportVacanciesOptions = {
    profile: null,
    source: { name: '横浜市', licence: 'CC BY 4.0' },
    createsMissing: false,
    isDryRun: false,
    isStrict: false,
    keepWarnings: 100,
    now: new Date('2026-05-20T03:00:00Z'),
    onProgress: () => {},
  };
  const run = async (lines: string[], changed: Partial<ImportVacanciesOptions> = {}) => {
    const path = join(folder, 'file.csv');
    await writeFile(path, lines.join('\r\n'));
    const report = await importVacancies(database, [path], { ...usual, ...changed });
    const [file] = report.files;
    if (!file) throw new Error('no file in the report');
    return { ...report, file };
  };
  const stored = async () =>
    (
      await sql<{ text: string }>`
        select concat_ws(' ', facility.import_id, vacancy.as_of, child_class_id, coalesce(accepted::text, '-'),
          coalesce(waiting::text, '-'), coalesce(enrolled::text, '-'), source.name) as text
        from vacancy join facility on facility.id = facility_id join source on source.id = source_id
        order by facility.import_id, as_of, child_class_id
      `.execute(database.db)
    ).rows.map(({ text }) => text);
  const rows = [
    `14101,名前が変わった園,${number(1)},-,3`,
    '14101,ウシオダ保育園,,0,1',
    '14101,潮田保育園,,0,1',
  ];

  it('finds facilities by number, else by their very name in the municipality; a second run changes nothing', async () => {
    const first = await run([title('入所待ち人数'), header, ...rows]);
    expect(first).toMatchObject({
      outcome: 'imported',
      file: {
        read: 3,
        created: 2,
        skipped: 1,
        matches: { by_number: 1, by_name: 1, unknown: 1, ambiguous: 0 },
        days: ['2026-05-01'],
        skipped_rows: [{ row: 4, reason: 'no facility has the name ウシオダ保育園 in 神奈川県横浜市鶴見区' }],
      },
    });
    expect(await stored()).toEqual([
      'a 2026-05-01 0 - - - 横浜市',
      'a 2026-05-01 1 - 3 - 横浜市',
      'b 2026-05-01 0 - 0 - 横浜市',
      'b 2026-05-01 1 - 1 - 横浜市',
    ]);
    const again = await run([title('入所待ち人数'), header, ...rows]);
    expect(again.file).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it('joins what is counted in several files of one day, and corrects a day that comes again', async () => {
    await run([title('入所待ち人数'), header, `14101,,${number(1)},-,3`]);
    expect((await run([title('受入可能数'), header, `14101,,${number(1)},-,0`])).file.updated).toBe(1);
    await run([title('入所児童数'), header, `14101,,${number(1)},-,12`]);
    expect(await stored()).toEqual(['a 2026-05-01 0 - - - 横浜市', 'a 2026-05-01 1 0 3 12 横浜市']);
    const corrected = await run([title('入所待ち人数'), header, `14101,,${number(1)},-,2`]);
    expect(corrected.file).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await stored()).toEqual(['a 2026-05-01 0 - - - 横浜市', 'a 2026-05-01 1 0 2 12 横浜市']);
  });

  it('keeps earlier months, and updates the search with the newest', async () => {
    for (const month of [3, 5, 4])
      await run([title('受入可能数', month), header, `14101,,${number(1)},0,${month === 5 ? 2 : 0}`]);
    expect((await stored()).map((text) => text.slice(2, 12))).toEqual(
      ['03', '04', '05'].flatMap((month) => [`2026-${month}-01`, `2026-${month}-01`]),
    );
    const { rows: found } = await sql`
      select vacancy_as_of, vacant_class_ids, child_class_ids from facility_search
      join facility on facility.id = facility_id where import_id = 'a'
    `.execute(database.db);
    expect(found).toEqual([{ vacancy_as_of: '2026-05-01', vacant_class_ids: [1], child_class_ids: [0, 1] }]);
  });

  it('never takes one of two facilities by chance, nor the second row of the same day', async () => {
    const { file } = await run([
      title('入所待ち人数'),
      header,
      '14101,双葉保育園,,0,1',
      `14101,,${number(1)},0,1`,
      `14101,,${number(1)},0,5`,
    ]);
    expect(file.matches).toMatchObject({ ambiguous: 1, by_number: 2 });
    expect(file.skipped_rows).toEqual([
      { row: 3, reason: '2 facilities have the name 双葉保育園 in 神奈川県横浜市鶴見区' },
      { row: 5, reason: 'same facility and day as row 4, which is taken' },
    ]);
    expect(await stored()).toEqual(['a 2026-05-01 0 - 0 - 横浜市', 'a 2026-05-01 1 - 1 - 横浜市']);
  });

  it('does not give the figures of one number to a facility of another number and the same name', async () => {
    const { file } = await run([title('入所待ち人数'), header, `14101,馬場保育園,${number(2)},0,1`]);
    expect(file).toMatchObject({ created: 0, matches: { unknown: 1 } });
  });

  it('makes missing facilities only where that is asked for, once each, and finds them the next time', async () => {
    const profile = await loadVacancyProfile('yokohama');
    const lines = [
      'month,ward,name,facility_number,accept_0',
      ...['2026-03-01', '2026-04-01'].map((month) => `${month},鶴見区,新しい保育園,${number(9)},2`),
    ];
    const wanted = { profile, createsMissing: true, source: {} };
    const dry = await run(lines, { ...wanted, isDryRun: true });
    expect(dry).toMatchObject({
      outcome: 'dry_run',
      file: { created: 2, matches: { created_facilities: 1 } },
    });
    expect(await stored()).toEqual([]);
    const made = await run(lines, wanted);
    expect(made.file).toMatchObject({ created: 2, skipped: 0, matches: { created_facilities: 1 } });
    const facility = await database.db
      .selectFrom('facility')
      .selectAll()
      .where('facility_number', '=', number(9))
      .executeTakeFirstOrThrow();
    expect(facility).toMatchObject({
      path_name: `141003-${number(9)}`,
      name: '新しい保育園',
      facility_type: 99,
      municipality_code: '141011',
      municipality_name: '横浜市鶴見区',
      address: '神奈川県横浜市鶴見区',
      child_class_ids: [0],
    });
    expect((await run(lines, wanted)).file).toMatchObject({
      unchanged: 2,
      matches: { created_facilities: 0, by_number: 2 },
    });
  });

  it('refuses all or nothing with --strict', async () => {
    const refused = await run([title('入所待ち人数'), header, ...rows], { isStrict: true });
    expect(refused).toMatchObject({ outcome: 'refused', file: { created: 0, lost_rows: 1 } });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['no header', ['何かの表', '1,2,3'], {}, 'unknown layout: no row names figures by class'],
    ['no measure', [header, ...rows], {}, 'add --measure accepted|waiting|enrolled'],
    ['no day', [header, ...rows], { measure: 'waiting' as const }, 'add --as-of DATE'],
    ['no source', [title('入所待ち人数'), header, ...rows], { source: {} }, 'add --source-name NAME'],
  ])('says in one line what is missing: %s', async (_case, lines, changed, message) => {
    const report = await run(lines, changed);
    expect(report.outcome).toBe('failed');
    expect(report.file.error).toContain(message);
  });
});
