import { sampleFacility } from '@enerabi/shared/testing';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { noNames } from '../../search/conditions/place-names.ts';
import { readCriteria } from '../criteria/read-criteria.ts';
import { listCrumbs, listHead } from './facility-list.head.ts';
import { listStructuredData } from './facility-list.structured-data.ts';

const loaded = (query: string, total = 45) => ({
  criteria: readCriteria(new URLSearchParams(query)),
  names: noNames,
  list: { total, page: 2, limit: 20, facilities: [sampleFacility()] },
  lastPage: Math.max(1, Math.ceil(total / 20)),
});
const head = (query: string, total?: number) => listHead(loaded(query, total));

describe('head of the facility list (R1.3)', () => {
  it('is known by area, type and page, whatever the order', () => {
    expect(head('page=2&sort=kana&facility_types%5B%5D=6&area=130001')).toMatchObject({
      title: '東京都の小規模保育（2ページ目）',
      canonical: '/f?area=130001&facility_types%5B%5D=6&page=2',
      noindex: false,
    });
  });

  it('is nothing for search engines beyond the last page', () => {
    expect(head('area=130001&page=4')).toEqual({ title: 'そのページはありません', noindex: true });
  });

  it.each([
    'keyword=さくら',
    'facility_types%5B%5D=1&facility_types%5B%5D=6',
    'area=130001&has_vacancy=true',
    'area=130001&municipalities%5B%5D=131016&municipalities%5B%5D=131024',
  ])('keeps %s out of search engines', (query) => {
    expect(head(query).noindex).toBe(true);
  });

  it('is known by a municipality of its prefecture, with its name', () => {
    const municipalities = [{ municipality_code: '131016', municipality_name: '千代田区' }];
    const one = {
      ...loaded('area=130001&municipalities%5B%5D=131016'),
      names: { municipalities, stations: [] },
    };
    expect(listHead(one)).toMatchObject({
      title: '千代田区の保育園・幼稚園・認定こども園など',
      canonical: '/f?area=130001&municipalities%5B%5D=131016',
      noindex: false,
    });
  });

  it('shows the picture of its prefecture', () => {
    expect(head('area=130001').image).toBe('/pictures/area/tokyo.png');
    expect(head('').image).toBeUndefined();
  });

  it('has structured data that are valid', async () => {
    for (const query of ['', 'page=2', 'area=130001&facility_types%5B%5D=6'])
      expect(await structuredDataFaults(listStructuredData(loaded(query), 'https://example.jp'))).toEqual([]);
  });

  it('keeps empty lists out of search engines', () => {
    expect(head('area=130001', 0).noindex).toBe(true);
  });

  it('numbers the facilities through all pages, with whole addresses', () => {
    expect(listStructuredData(loaded('page=2'), 'https://example.jp')).toMatchObject({
      '@graph': [
        { '@type': 'BreadcrumbList', itemListElement: [{ item: 'https://example.jp/' }, {}] },
        {
          '@type': 'ItemList',
          numberOfItems: 45,
          itemListElement: [{ position: 21, url: 'https://example.jp/f/hanaoka' }],
        },
      ],
    });
  });
});

describe('the way to the facility list', () => {
  const names = (query: string) => listCrumbs(loaded(query).criteria).map(({ name }) => name);

  it.each([
    ['', ['トップ', '園を探す']],
    ['area=350001&sort=capacity&page=2', ['トップ', '園を探す', '山口県の園・施設']],
    ['facility_types%5B%5D=6', ['トップ', '園を探す', '全国の小規模保育']],
    [
      'area=350001&keyword=さくら',
      [
        'トップ',
        '園を探す',
        '山口県の園・施設',
        '「さくら」の検索結果（山口県の保育園・幼稚園・認定こども園など）',
      ],
    ],
  ])('ends with what ?%s shows', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('has an address of its own for each step', () => {
    const ways = listCrumbs(loaded('area=350001&facility_types%5B%5D=1&sort=kana&page=3').criteria);
    expect(ways.map(({ to }) => to)).toEqual([
      '/',
      '/f',
      '/f?area=350001',
      '/f?area=350001&facility_types%5B%5D=1',
    ]);
  });
});
