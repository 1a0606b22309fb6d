import type { ListQuery } from '@enerabi/shared/contract';
import { beforeAll, expect, it } from '@jest/globals';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { FacilitySearch } from './facilities/facility-search.ts';

const kanagawa = {
  prefecture_code: '140007',
  municipality_name: '横浜市鶴見区',
  address: '神奈川県横浜市鶴見区馬場1-2',
};
const records = [
  sampleRecord('A', { name: 'ヒマワリ保育園', name_kana: 'ヒマワリホイクエン', capacity: 60 }),
  sampleRecord('B', { name: '第二ひまわり保育園', name_kana: 'ダイニヒマワリホイクエン', capacity: 120 }),
  sampleRecord('C', {
    ...kanagawa,
    name: 'あおぞら園',
    name_kana: 'アオゾラエン',
    corporation: { name: '社会福祉法人ひまわり会' },
    updated_on: '2026-06-01',
  }),
  sampleRecord('D', { name: '髙﨑こども園', name_kana: 'タカサキコドモエン', facility_type: 2 }),
  sampleRecord('E', {
    ...kanagawa,
    name: '聖母ナーサリー',
    name_kana: 'セイボナーサリー',
    facility_type: 6,
    stations: [{ name: '桜ヶ丘', line: null, walk_minutes: 3 }],
  }),
  sampleRecord('F', { name: '非公開ひまわり園', is_published: false }),
  sampleRecord('G', { name: '𠮷田保育室' }),
];

describeOnDatabases('the list of facilities', (database) => {
  let search: FacilitySearch;
  beforeAll(async () => {
    await saveFacilities(database.db, records);
    search = new FacilitySearch(database.db);
  });

  const list = async (query: Partial<ListQuery>) => {
    const asked = { sort: 'standard' as const, page: 1, limit: 20, walk_minutes: 15, ...query };
    const { total, facilities } = (await search.list(asked, new Date())).value();
    return { total, names: facilities.map(({ name }) => name) };
  };

  it('has every published facility, by reading', async () => {
    expect(await list({})).toEqual({
      total: 6,
      names: [
        'あおぞら園',
        '聖母ナーサリー',
        '第二ひまわり保育園',
        '髙﨑こども園',
        'ヒマワリ保育園',
        '𠮷田保育室',
      ],
    });
  });

  it('is narrowed by area and by facility types', async () => {
    expect(await list({ area: '140007' })).toEqual({ total: 2, names: ['あおぞら園', '聖母ナーサリー'] });
    expect((await list({ facility_types: [2, 6] })).names).toEqual(['聖母ナーサリー', '髙﨑こども園']);
    expect(await list({ area: '140007', facility_types: [2] })).toEqual({ total: 0, names: [] });
  });

  it('is sorted by capacity, unknown last, and by date', async () => {
    expect((await list({ sort: 'capacity' })).names.slice(0, 2)).toEqual([
      '第二ひまわり保育園',
      'ヒマワリ保育園',
    ]);
    expect((await list({ sort: 'updated' })).names[0]).toBe('あおぞら園');
    expect((await list({ sort: 'kana', keyword: 'ひまわり' })).names[0]).toBe('あおぞら園');
  });

  it('comes in pages that together are the whole, with the total on each, past the end, too', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, limit: 2 })));
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
    expect(pages.flatMap(({ names }) => names)).toEqual((await list({})).names);
    const found = await Promise.all([1, 2, 9].map((page) => list({ page, limit: 2, keyword: 'ひまわり' })));
    expect(found.map(({ total, names }) => [total, names.length])).toEqual([
      [3, 2],
      [3, 1],
      [3, 0],
    ]);
  });

  it('finds a katakana name by its hiragana, best match first (domain section 5)', async () => {
    expect((await list({ keyword: 'ひまわり' })).names).toEqual([
      'ヒマワリ保育園',
      '第二ひまわり保育園',
      'あおぞら園',
    ]);
    expect((await list({ keyword: 'ﾋﾏﾜﾘ' })).total).toBe(3);
  });

  it.each([
    ['高崎', '髙﨑こども園'],
    ['たかさき', '髙﨑こども園'],
    ['聖', '聖母ナーサリー'],
    ['せいぼなさり', '聖母ナーサリー'],
    ['桜ケ丘', '聖母ナーサリー'],
    ['鶴見区馬場1‐2 あおぞら', 'あおぞら園'],
    ['ひまわり会', 'あおぞら園'],
    ['横浜　聖母', '聖母ナーサリー'],
    ['𠮷', '𠮷田保育室'],
    ['吉田', '𠮷田保育室'],
  ])('finds by %s only %s', async (keyword, name) => {
    expect(await list({ keyword })).toEqual({ total: 1, names: [name] });
  });

  it('wants every word of a keyword, and finds nothing by signs or by neighbours of different facts', async () => {
    expect((await list({ keyword: 'ひまわり 横浜' })).names).toEqual(['あおぞら園']);
    expect((await list({ keyword: 'ひまわり 高崎' })).total).toBe(0);
    expect((await list({ keyword: '%' })).total).toBe(0);
    expect((await list({ keyword: '園ひ' })).total).toBe(0);
    expect((await list({ keyword: '  ' })).total).toBe(6);
  });

  it('no longer finds what is unpublished by whatever means, by name or by area', async () => {
    const { db } = database;
    const set = (is_published: boolean) =>
      db.updateTable('facility').set({ is_published }).where('name', '=', '聖母ナーサリー').execute();
    await set(false);
    expect((await list({ keyword: '聖母' })).total).toBe(0);
    expect((await list({ area: '140007' })).total).toBe(1);
    await set(true);
    expect((await list({ keyword: '聖母' })).total).toBe(1);
  });
});
