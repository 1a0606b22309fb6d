import {
  getCorporation,
  listCorporations,
  listFacilitiesOfCorporation,
  listPlacesOfCorporation,
} from '@enerabi/shared/contract/catalogue/corporation.schemas';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';

const hikari = {
  name: '社会福祉法人ひかり会',
  name_kana: 'シャカイフクシホウジンヒカリカイ',
  kind: '社会福祉法人',
  corporation_number: '1010005000001',
  address: '東京都千代田区丸の内1-1',
  philosophy: '子どもの最善の利益を第一に考えます。',
};
const aozora = { name: '株式会社あおぞら', name_kana: 'アオゾラ', path_name: 'aozora' };
const city = { name: '千代田区', name_kana: 'チヨダク', kind: '地方公共団体' };
const hidden = { name: '学校法人かくれ学園', path_name: 'hidden' };
const source = { name: '空き状況', url: null, licence: null };
const vacant = [
  {
    as_of: '2026-05-01',
    source,
    classes: [{ child_class_id: 0 as const, accepted: 2, mark: null, waiting: null, enrolled: null }],
  },
];

describeOnDatabases('operators', (database) => {
  let app: Hono;
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', {
        corporation: hikari,
        capacity: 90,
        name_kana: 'ウ',
        latitude: 35.68,
        longitude: 139.76,
      }),
      sampleRecord('B', { corporation: hikari, capacity: 60, name_kana: 'ア', vacancies: vacant }),
      sampleRecord('C', { corporation: hikari, prefecture_code: '010006', municipality_code: null }),
      sampleRecord('D', {
        corporation: hikari,
        is_published: false,
        prefecture_code: '470007',
        latitude: 26.2,
        longitude: 127.7,
      }),
      sampleRecord('E', { corporation: aozora, prefecture_code: '010006', is_demo: true }),
      sampleRecord('F', { corporation: city }),
      sampleRecord('G', { corporation: city, is_demo: true }),
      sampleRecord('H', { corporation: hidden, is_published: false }),
      sampleRecord('I'),
    ]);
    app = await createApp({ db: database.db });
  });

  const get = async (path: string) => {
    const reply = await app.request(`/api/front/${path}`);
    return { status: reply.status, body: (await reply.json()) as object };
  };
  const list = async (query = '') => listCorporations.reply.parse((await get(`corporations?${query}`)).body);
  const namesOf = async (query?: string) => (await list(query)).corporations.map(({ name }) => name);

  describe('in a list', () => {
    it('are those with published facilities, the largest first, each with its figures', async () => {
      const { total, corporations } = await list();
      expect(total).toBe(3);
      expect(corporations.map(({ name, facilities }) => [name, facilities])).toEqual([
        [hikari.name, 3],
        [city.name, 2],
        [aozora.name, 1],
      ]);
      expect(corporations[0]).toEqual({
        path_name: '1010005000001',
        name: hikari.name,
        name_kana: hikari.name_kana,
        kind: '社会福祉法人',
        facilities: 3,
        with_vacancy: 1,
        prefecture_codes: ['010006', '130001'],
        is_demo: false,
        open_jobs: 0,
      });
      expect(corporations.map(({ is_demo }) => is_demo)).toEqual([false, false, true]);
    });

    it('can be ordered by their reading', async () => {
      expect(await namesOf('sort=kana')).toEqual([aozora.name, hikari.name, city.name]);
    });

    it.each([
      ['ひかり', [hikari.name]],
      ['ヒカリ 社会福祉', [hikari.name]],
      ['ｱｵｿﾞﾗ', [aozora.name]],
      ['ちよだ', [city.name]],
      ['かくれ', []],
      ['ひかり あおぞら', []],
      ['！', []],
      ['%', []],
    ])('are found by the words of their name or reading: %s', async (keyword, expected) => {
      expect(await namesOf(`keyword=${encodeURIComponent(keyword)}`)).toEqual(expected);
    });

    it('are found by where their published facilities are', async () => {
      expect(await namesOf('area=010006')).toEqual([hikari.name, aozora.name]);
      expect(await namesOf('area=470007')).toEqual([]);
      expect(await get('corporations?area=990000')).toMatchObject({
        status: 404,
        body: { code: 'area_not_found' },
      });
    });

    it('are there page by page, and past the last one are counted', async () => {
      expect(await namesOf('page=2&limit=1')).toEqual([city.name]);
      expect(await list('page=9&limit=2')).toEqual({ total: 3, page: 9, limit: 2, corporations: [] });
    });
  });

  it('have a page of their own with their facts and what their facilities add up to', async () => {
    const { body } = await get('corporation?path_name=1010005000001');
    expect(getCorporation.reply.parse(body)).toEqual({
      path_name: '1010005000001',
      name: hikari.name,
      name_kana: hikari.name_kana,
      kind: '社会福祉法人',
      corporation_number: '1010005000001',
      address: hikari.address,
      url: null,
      philosophy: hikari.philosophy,
      facilities: 3,
      with_vacancy: 1,
      prefecture_codes: ['010006', '130001'],
      is_demo: false,
      capacity: 150,
    });
    expect((await get('corporation?path_name=aozora')).body).toMatchObject({ capacity: null });
  });

  it('have their published facilities by prefecture, then by reading', async () => {
    const of = async (query: string) =>
      listFacilitiesOfCorporation.reply.parse(
        (await get(`corporation_facility_list?corporation_path_name=1010005000001${query}`)).body,
      );
    const pathsOf = ({ facilities }: Awaited<ReturnType<typeof of>>) =>
      facilities.map(({ path_name }) => path_name);
    expect(pathsOf(await of(''))).toEqual(['131016-c', '131016-b', '131016-a']);
    const second = await of('&page=2&limit=2');
    expect([second.total, pathsOf(second)]).toEqual([3, ['131016-a']]);
    expect((await of('&page=3&limit=2')).facilities).toEqual([]);
  });

  it('have the positions of their published facilities, and say how many are unknown', async () => {
    const of = async (query: string) =>
      listPlacesOfCorporation.reply.parse(
        (await get(`corporation_places?corporation_path_name=${query}`)).body,
      );
    expect(await of('1010005000001')).toEqual({
      unmapped: 2,
      places: [
        expect.objectContaining({
          path_name: '131016-a',
          facility_type: 1,
          latitude: 35.68,
          longitude: 139.76,
        }),
      ],
    });
    expect(await of('aozora')).toEqual({ unmapped: 1, places: [] });
  });

  it.each(['hidden', 'nobody'])('are not found without a published facility: %s', async (name) => {
    const missing = { status: 404, body: { code: 'corporation_not_found' } };
    expect(await get(`corporation?path_name=${name}`)).toMatchObject(missing);
    expect(await get(`corporation_facility_list?corporation_path_name=${name}`)).toMatchObject(missing);
    expect(await get(`corporation_places?corporation_path_name=${name}`)).toMatchObject(missing);
  });
});
