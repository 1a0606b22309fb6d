import {
  countFacilities,
  type FacilityCounts,
  getTop,
  listFacilities,
  searchFacilitiesByMap,
  type Top,
} from '@enerabi/shared/contract';
import { prefectures } from '@enerabi/shared/kernel';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacility,
} from '@enerabi/shared/testing';
import { noCounts } from '@enerabi/shared/testing/sample-counts';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.ts';
import { areaStructuredData } from './area.structured-data.ts';

const list = answering(listFacilities, ({ query: { page, limit } }) => ({
  total: 23,
  page,
  limit,
  facilities: [sampleFacility()],
}));
const counts = answering(
  countFacilities,
  (): FacilityCounts => ({
    ...noCounts,
    total: 23,
    municipalities: [
      { municipality_code: '352039', municipality_name: '山口市', facilities: 15 },
      { municipality_code: '352071', municipality_name: '下松市', facilities: 8 },
    ],
    facility_types: [
      { facility_type: 1, facilities: 20 },
      { facility_type: 99, facilities: 3 },
    ],
    child_classes: [
      { child_class_id: 0, facilities: 10, with_vacancy: 2 },
      { child_class_id: 5, facilities: 18, with_vacancy: 0 },
    ],
    has_vacancy: 2,
    has_bookable_visit: 4,
  }),
);
const empty: Top = {
  totals: { facilities: 23, visit_bookable_facilities: 4 },
  visits: [],
  notifications: [],
  events: [],
  support_messages: [],
};
const top = answering(getTop, () => empty);
const map = answering(searchFacilitiesByMap, ({ query: { page, limit, south, west } }) => ({
  total: 23,
  page,
  limit,
  facilities: [],
  points: [],
  clusters: [
    { facilities: 23, latitude: south + 0.1, longitude: west + 0.1, south, west, north: south, east: west },
  ],
}));
const open = (at: string, ...answers: ReturnType<typeof answering>[]) =>
  renderRoutes(routes, {
    at,
    can: everyCapability,
    api: createInMemoryApi(list, counts, top, map, ...answers),
  });

describe('/{area} (R1.7)', () => {
  it("shows the prefecture's facilities, and links to every way of searching them", async () => {
    open('/yamaguchi');
    expect(
      await screen.findByRole('heading', { level: 1, name: '山口県の保育園・幼稚園・認定こども園を探す' }),
    ).toBeVisible();
    expect(screen.getByText(/山口県では、23\u2060件の園・施設を掲載しています/)).toHaveTextContent(
      '山口市（15\u2060件）と下松市（8\u2060件）にあります。種類では、認可保育所が20\u2060件あります。空きのある園は、0歳児クラスで2\u2060件です。4\u2060件の園は、見学をオンラインで予約できます。',
    );
    const ways = within(screen.getByRole('navigation', { name: '探し方' }));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/f?area=350001',
      '/map_search?area=350001',
      '/railway_search/35/select_railway',
    ]);
  });

  it('lists its municipalities and types with how many there are of each', async () => {
    open('/yamaguchi');
    const municipalities = within(await screen.findByRole('navigation', { name: '市区町村から探す' }));
    expect(municipalities.getByRole('link', { name: '下松市 8件' })).toHaveAttribute(
      'href',
      '/f?area=350001&municipalities%5B%5D=352071',
    );
    const types = within(screen.getByRole('navigation', { name: '施設の種類から探す' }));
    expect(types.getByRole('link', { name: 'その他の園・施設 3件' })).toBeVisible();
  });

  it('says how many have a place in each class, and leads to them', async () => {
    open('/yamaguchi');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: '空きのある園（0歳児）を見る 2件' })).toHaveAttribute(
      'href',
      '/f?area=350001&child_class_id=0&has_vacancy=true',
    );
    expect(table.getByRole('row', { name: /^5歳児/ })).toHaveTextContent('0件');
  });

  it('shows on a still picture where they are, which leads to the map', async () => {
    open('/yamaguchi');
    const section = await screen.findByRole('region', { name: '地図で見る' });
    expect(within(section).getByRole('link', { name: '地図を開く' })).toHaveAttribute(
      'href',
      '/map_search?area=350001',
    );
    expect(within(section).getByText(/丸が大きいほど/)).toHaveTextContent('Natural Earth');
    expect(section.querySelectorAll('circle')).toHaveLength(1);
  });

  it('leads to the map where it cannot be shown', async () => {
    open(
      '/yamaguchi',
      answering(searchFacilitiesByMap, () => problem(503, 'unreachable')),
    );
    expect(await screen.findByRole('link', { name: '地図を開く' })).toBeVisible();
    expect(screen.queryByText(/丸が大きいほど/)).not.toBeInTheDocument();
  });

  it('leads to its neighbours', async () => {
    open('/yamaguchi');
    const neighbours = within(await screen.findByRole('navigation', { name: '中国・四国のほかの都道府県' }));
    expect(neighbours.getAllByRole('link')).toHaveLength(8);
    expect(neighbours.queryByRole('link', { name: '山口県' })).not.toBeInTheDocument();
  });

  it.each(['/tokio', '/Tokyo', '/130001', '/f%20'])('answers %s with 404', async (at) => {
    open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });

  it('still leads on where counts and news cannot be had', async () => {
    open(
      '/tokyo',
      answering(countFacilities, () => problem(503, 'unreachable')),
      answering(getTop, () => problem(503, 'unreachable')),
    );
    expect(await screen.findByRole('link', { name: '地図から探す' })).toBeVisible();
    expect(screen.getByRole('link', { name: '23件すべてを見る' })).toHaveAttribute('href', '/f?area=130001');
  });

  it('has structured data that are valid', async () => {
    const [prefecture] = prefectures;
    if (!prefecture) throw new Error('no prefecture');
    const loaded = { prefecture, list: { total: 1, page: 1, limit: 6, facilities: [sampleFacility()] } };
    expect(await structuredDataFaults(areaStructuredData(loaded, 'https://example.jp'))).toEqual([]);
  });
});
