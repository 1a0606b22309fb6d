import { truncate } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { parseProfile } from '../../layout/profile.ts';
import { describeImport, fixture } from '../../testing/describe-import.ts';

const papamama = fixture('papamama.geojson');

describeImport('importing GeoJSON (issue 4)', ({ database, run, stored, write }) => {
  const facility = (id: number) =>
    database.db
      .selectFrom('facility')
      .selectAll()
      .where('path_name', '=', `011002-${id}`)
      .executeTakeFirstOrThrow();
  const features = (...list: object[]) => JSON.stringify({ type: 'FeatureCollection', features: list });
  const feature = (properties: object, coordinates: unknown = [131.8, 34]) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates },
  });

  it('recognises the file of Sapporo, and says by feature and property what became of it', async () => {
    const { outcome, files } = await run([papamama]);
    expect(outcome).toBe('imported');
    expect(files).toMatchObject([
      {
        layout: 'profile sapporo',
        unit: 'feature',
        encoding: 'utf-8',
        read: 8,
        created: 4,
        skipped: 4,
        skipped_rows: [
          { row: 5, reason: 'no name' },
          { row: 6, reason: 'same ID as feature 1, which is taken' },
          { row: 7, reason: 'no GeoJSON feature' },
          { row: 8, reason: 'no name' },
        ],
        unstored_columns: [
          { column: 'Label', values: 1 },
          { column: 'Vacancy', values: 1 },
          { column: 'VacancyDate', values: 1 },
        ],
      },
    ]);
    expect(files[0]?.warning_list).toMatchObject([
      { row: 1, column: 'url', kind: 'repaired' },
      { row: 3, column: 'Kodomo', text: 'Y', kind: 'doubtful' },
      { row: 3, column: 'geometry.coordinates', kind: 'unread' },
      {
        row: 3,
        column: 'Close',
        text: '3:00',
        action: 'not after it opens; kept as the note 「8:00〜3:00」',
      },
      { row: 4, column: 'geometry.coordinates', text: '141.38,43.02', kind: 'repaired' },
      { row: 4, column: 'Close', text: '0:00', kind: 'repaired' },
    ]);
  });

  it('stores what the file says: ward, ages, hours, kind, owner, position', async () => {
    await run([papamama], { source: { as_of: '2015-02-01' } });
    expect(await facility(101)).toMatchObject({
      name: '雪だるま保育園',
      facility_type: 1,
      facility_type_text: null,
      ownership: 1,
      prefecture_code: '010006',
      municipality_code: '011011',
      municipality_name: '札幌市中央区',
      address: '北海道札幌市中央区北99条西88丁目7番6号',
      // The geometry has priority over X and Y.
      latitude: 43.0502,
      longitude: 141.3501,
      position_source: 'published',
      phones: ['011-200-0001'],
      url: 'http://nursery.example.jp/~yuki/',
      capacity: 90,
      accept_from_months: 2,
      accepted_age_text: '産休あけ〜就学前',
      accept_to_text: '就学前',
      weekday_open: '07:00',
      weekday_close: '19:00',
      extended_open: '18:00',
      extended_close: '19:00',
      hours_note: null,
      services: ['extended_care', 'temporary_care', 'holiday_care'],
      updated_on: '2015-02-01',
    });
    expect(await facility(102)).toMatchObject({
      facility_type: 12,
      facility_type_text: '認可外（事業所内）',
      municipality_code: '011100',
      latitude: 43,
      longitude: 141.44,
      capacity: null,
      accepted_age_text: '0歳〜学童',
      weekday_open: '00:00',
      weekday_close: '24:00',
      services: ['night_care'],
      remarks: '認可外保育施設指導監督基準を満たす旨の証明書が交付されています。',
    });
    expect(await facility(103)).toMatchObject({
      facility_type: 2,
      facility_type_text: '認定こども園（幼稚園）',
      ownership: 1,
      latitude: null,
      weekday_open: null,
      hours_note: '8:00〜3:00',
      services: [],
    });
    expect(await facility(104)).toMatchObject({
      facility_type: 5,
      facility_type_text: '認定こども園（認可外）',
      ownership: 3,
      municipality_code: '011002',
      municipality_name: '札幌市',
      latitude: 43.02,
      longitude: 141.38,
      accepted_age_text: '〜2歳未満',
      child_class_ids: [0, 1],
      weekday_close: '24:00',
      extended_open: '18:00',
      hours_note: '延長保育18-20時(夜部20-22時)',
    });
  });

  it('changes nothing on a second run, writes nothing in a dry run or under --strict', async () => {
    expect(await run([papamama], { isDryRun: true })).toMatchObject({
      outcome: 'dry_run',
      files: [{ created: 4 }],
    });
    expect(await run([papamama], { isStrict: true })).toMatchObject({ outcome: 'refused' });
    expect(await stored()).toEqual([]);
    await run([papamama]);
    const before = await stored();
    expect((await run([papamama])).files).toMatchObject([{ created: 0, updated: 0, unchanged: 4 }]);
    expect(await stored()).toEqual(before);
  });

  it('reads the standard layout as GeoJSON, too, whichever feature has a property first', async () => {
    const own = { 全国地方公共団体コード: '352071', 地方公共団体名: '山口県下松市', 種別: '認可公立保育所' };
    const path = await write(
      'standard.geojson',
      features(
        feature({ ...own, ID: 'A1', 名称: '一の園' }),
        feature({ ...own, ID: 'A2', 名称: '二の園', 収容定員: 20 }),
      ),
    );
    const { files } = await run([path]);
    expect(files).toMatchObject([
      { created: 2, warnings: { unread: 0 }, absent_columns: ['所在地', '電話番号'] },
    ]);
    expect(await stored()).toMatchObject([
      { path_name: '352071-a1', capacity: null },
      { path_name: '352071-a2', capacity: 20 },
    ]);
  });

  it('goes by a given profile, with the position in the geometry', async () => {
    const profile = parseProfile(
      JSON.stringify({
        name: 'own',
        municipality: { code: '372013', name: '香川県高松市' },
        id: { columns: ['nr'] },
        columns: { name: 'title' },
      }),
      'own',
    );
    const path = await write(
      'own.geojson',
      features(feature({ nr: 7, title: 'ひまわり園' }, [134.04, 34.34, 12])),
    );
    await run([path], { profile });
    const { path_name, latitude, longitude } = await database.db
      .selectFrom('facility')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect({ path_name, latitude, longitude }).toEqual({
      path_name: '372013-7',
      latitude: 34.34,
      longitude: 134.04,
    });
  });

  it.each([
    ['a list', (list: object[]) => list],
    [
      'a list under a name, as CKAN has it',
      (list: object[]) => ({ success: true, result: { records: list } }),
    ],
  ])('reads objects of JSON that are %s', async (_, wrap) => {
    const own = { 全国地方公共団体コード: '352071', 地方公共団体名: '山口県下松市', 種別: '認可公立保育所' };
    const list = [
      { ...own, ID: 'A1', 名称: '一の園', 収容定員: 20 },
      { ...own, ID: 'A2', 名称: '二の園', 緯度: 34.01, 経度: 131.87 },
    ];
    const path = await write('list.json', JSON.stringify(wrap(list)));
    expect((await run([path])).files).toMatchObject([
      { unit: 'object', created: 2, warnings: { unread: 0 } },
    ]);
    expect(await stored()).toMatchObject([{ capacity: 20 }, { capacity: null }]);
  });

  it.each([
    ['cut off', '{"type": "FeatureCollection", "features": [', /cut off\.geojson: no JSON to its end: .+/],
    ['of one feature', JSON.stringify(feature({})), /JSON, but no GeoJSON FeatureCollection/],
    ['of something else', features(feature({ shop: 'パン' })), /unknown layout: headers seen are "shop"/],
    [
      'of another city',
      features(feature({ HID: 1, Type: '', Name: '園', AgeS: '', AgeE: '', Add1: '尼崎市', Add2: '' })),
      /its columns are those of the profile sapporo, which is of 札幌市; here Add1 is "尼崎市"\. Copy the profile/,
    ],
  ])('refuses a file %s in words', async (name, text, error) => {
    const { outcome, files } = await run([await write(`${name}.geojson`, text)]);
    expect(outcome).toBe('failed');
    expect(files[0]?.error).toMatch(error);
  });

  it('refuses what is too large to be held', async () => {
    const path = await write('large.geojson', '{');
    await truncate(path, 32 * 1024 * 1024 + 1);
    expect((await run([path])).files[0]?.error).toMatch(/large\.geojson: larger than 32 MB/);
  });
});
