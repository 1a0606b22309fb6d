import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { findFacility } from '../../catalogue/facilities/detail.queries.ts';
import { describeImport } from '../testing/describe-import.ts';

const all =
  '市区町村コード,ID,地方公共団体名,名称,種別,所在地,緯度,経度,電話番号,収容定員,開始時間,終了時間,一時預かりの有無,備考';
const row = (id: string, name: string, rest: string): string =>
  `352071,${id},山口県下松市,${name},認可公立保育所,${rest}`;
const place = '山口県下松市潮音町4-2-1,34.01,131.87';
const known = row('A1', 'ひまわり保育園', `${place},0833-41-0001,90,7:00,19:00,有,園庭あり`);
const path = '352071-a1';

describeImport('a second file of a city', ({ database, run, write }) => {
  const first = async () =>
    run([await write('first.csv', [all, known].join('\n'))], {
      source: { as_of: '2025-04-01', name: '一覧' },
    });
  const facility = async () => {
    const found = await findFacility(database.db, path);
    if (!found) throw new Error('no such facility');
    return found;
  };
  const few = '市区町村コード,ID,地方公共団体名,名称,種別,電話番号';

  it('leaves facts alone that it has no column for, which go on naming their source', async () => {
    await first();
    const second = await write('second.csv', [few, row('A1', 'ひまわり保育園', '0833-41-9999')].join('\n'));
    const newer = { source: { as_of: '2026-04-01', name: '電話帳' } };
    const { files } = await run([second], newer);
    expect(files).toMatchObject([{ updated: 1, emptied: { facilities: 0 } }]);
    expect(await facility()).toMatchObject({
      phones: ['0833-41-9999'],
      weekday_hours: { open: '07:00', close: '19:00' },
      address: '山口県下松市潮音町4-2-1',
      municipality_name: '下松市',
      latitude: 34.01,
      capacity: 90,
      services: ['temporary_care'],
      remarks: '園庭あり',
      updated_on: '2026-04-01',
      sources: [
        { name: '電話帳', as_of: '2026-04-01', facts: [] },
        { name: '一覧', as_of: '2025-04-01', facts: expect.arrayContaining(['weekday_hours', 'capacity']) },
      ],
    });
    const before = await facility();
    expect((await run([second], newer)).files).toMatchObject([{ created: 0, updated: 0, unchanged: 1 }]);
    expect(await facility()).toEqual(before);
  });

  it('empties what it has an empty cell for, and says so before anything is written', async () => {
    await first();
    const emptier = row('A1', 'ひまわり保育園', `${place},0833-41-0001,,,,,園庭あり`);
    const second = await write('second.csv', [all, emptier].join('\n'));
    const emptied = {
      facilities: 1,
      facts: { capacity: 1, weekday_hours: 1, services: 1 },
      list: [{ row: 2, name: 'ひまわり保育園', facts: ['capacity', 'weekday_hours', 'services'] }],
    };
    expect((await run([second], { isDryRun: true })).files).toMatchObject([{ updated: 1, emptied }]);
    expect(await facility()).toMatchObject({ capacity: 90 });
    const seen: (number | null)[] = [];
    const atPreview: Promise<unknown>[] = [];
    const { files } = await run([second], {
      onPreview: (report) => {
        expect(report.emptied).toEqual(emptied);
        atPreview.push(facility().then(({ capacity }) => seen.push(capacity)));
      },
    });
    await Promise.all(atPreview);
    expect(seen).toEqual([90]);
    expect(files).toMatchObject([{ updated: 1, emptied }]);
    expect(await facility()).toMatchObject({
      capacity: null,
      weekday_hours: null,
      services: [],
      phones: ['0833-41-0001'],
    });
  });

  it('empties all that it does not have with --replace, and counts it', async () => {
    await first();
    const second = await write('second.csv', [few, row('A1', 'ひまわり保育園', '0833-41-9999')].join('\n'));
    await run([second]);
    const { files } = await run([second], { replaces: true });
    expect(files).toMatchObject([
      {
        updated: 1,
        emptied: {
          facilities: 1,
          facts: { weekday_hours: 1, capacity: 1, address: 1, latitude: 1, remarks: 1 },
        },
      },
    ]);
    expect(await facility()).toMatchObject({
      weekday_hours: null,
      capacity: null,
      latitude: null,
      remarks: null,
    });
  });

  it('keeps the number that vacancies are matched by, and the classes of their figures', async () => {
    await first();
    await sql`update facility set facility_number = '3520710000001', child_class_ids = '{0,1}'`.execute(
      database.db,
    );
    await sql`insert into source (name) values ('空き')`.execute(database.db);
    await sql`
      insert into vacancy (facility_id, as_of, child_class_id, accepted, source_id)
      select facility.id, '2026-05-01', class, 1, source.id
      from facility, source, generate_series(0, 1) class where source.name = '空き'
    `.execute(database.db);
    await run([await write('second.csv', [few, row('A1', 'ひまわり保育園', '0833-41-9999')].join('\n'))]);
    const { rows } = await sql`select facility_number, child_class_ids from facility`.execute(database.db);
    expect(rows).toEqual([{ facility_number: '3520710000001', child_class_ids: [0, 1] }]);
  });

  it('warns of facilities that another file seems to have brought already, by row and both names', async () => {
    await first();
    const near = `山口県下松市潮音町4丁目2番1号,34.0102,131.8701`;
    const second = await write(
      'second.csv',
      [
        all,
        row('B1', '下松市立ひまわり保育所', `${near},,,,,,`),
        row('B2', 'ひまわり児童クラブ', `${near},,,,,,`),
        row('B3', 'ひまわり保育園', '山口県下松市桜町1-1,34.02,131.88,,,,,,'),
        row('B4', 'ひまわり園', '山口県下松市潮音町四丁目２－１　ひまわりビル2階,,,,,,,,'),
      ].join('\n'),
    );
    for (const isDryRun of [true, false]) {
      const { files } = await run([second], { isDryRun });
      expect(files).toMatchObject([{ created: 4 }]);
      expect(
        files[0]?.warning_list
          .filter(({ action }) => action.startsWith('likely the same'))
          .map(({ row, column, text, action }) => [row, column, text, action]),
      ).toEqual([
        [
          2,
          '名称',
          '下松市立ひまわり保育所',
          'likely the same as ひまわり保育園 (/f/352071-a1), 24 m away; taken as another facility',
        ],
        [
          5,
          '名称',
          'ひまわり園',
          'likely the same as ひまわり保育園 (/f/352071-a1), at the same address; taken as another facility',
        ],
      ]);
    }
  });
});
