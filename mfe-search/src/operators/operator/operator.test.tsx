import {
  type Corporation,
  type EventSummary,
  getCorporation,
  listEvents,
  listFacilitiesOfCorporation,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacility,
} from '@enerabi/shared/testing';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const hanaoka: Corporation = {
  path_name: 'hanaoka',
  name: '社会福祉法人 花岡会',
  name_kana: 'シャカイフクシホウジンハナオカカイ',
  kind: '社会福祉法人',
  corporation_number: '1010005000001',
  address: '山口県下松市大字末武上1065番地',
  url: 'https://example.jp/hanaoka',
  philosophy: '子どもの笑顔は、まちの未来そのものです。',
  facilities: 23,
  with_vacancy: 4,
  capacity: 1_890,
  prefecture_codes: ['340006', '350001'],
  is_demo: false,
};
const bare: Corporation = {
  ...hanaoka,
  name: '下松市',
  name_kana: null,
  kind: null,
  corporation_number: null,
  address: null,
  url: null,
  philosophy: null,
  capacity: null,
};
const known: Record<string, Corporation> = { hanaoka, bare };
const operator = answering(
  getCorporation,
  ({ query }) => known[query.path_name] ?? problem(404, 'corporation_not_found'),
);
const facilities = answering(listFacilitiesOfCorporation, ({ query: { page, limit, ...query } }) =>
  known[query.corporation_path_name]
    ? {
        total: 23,
        page,
        limit,
        facilities: [
          sampleFacility(),
          sampleFacility({ facility_id: 2, path_name: 'sakura', name: 'さくら幼稚園', facility_type: 15 }),
        ].slice(0, page > 2 ? 0 : 2),
      }
    : problem(404, 'corporation_not_found'),
);
const event: EventSummary = {
  path_name: 'garden',
  title: '園庭であそぼう',
  starts_at: '2026-12-05 10:00:00',
  ends_at: '2026-12-05 11:30:00',
  place: '園庭',
  capacity: 8,
  audience: 'applicant',
  area_slug: 'yamaguchi',
  facility: null,
};
const events = answering(listEvents, ({ query: { corporation_path_name: of, page, limit } }) => ({
  total: of === 'hanaoka' ? 1 : 0,
  page,
  limit,
  events: of === 'hanaoka' ? [event] : [],
}));
const open = (at: string) =>
  renderRoutes(routes, { at, can: everyCapability, api: createInMemoryApi(operator, facilities, events) });
const data = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

describe('/o/{corporation_path_name}', () => {
  it('shows what its facilities hold next, if anything', async () => {
    open('/o/hanaoka');
    const coming = within(await screen.findByRole('region', { name: 'これから開かれるイベント' }));
    expect(coming.getByRole('link', { name: '園庭であそぼう' })).toHaveAttribute(
      'href',
      '/yamaguchi/e/garden',
    );
    open('/o/bare');
    expect(await screen.findByRole('heading', { level: 1, name: '下松市' })).toBeVisible();
    expect(screen.getAllByRole('region', { name: 'これから開かれるイベント' })).toHaveLength(1);
  });

  it('says who the operator is, and what its facilities add up to', async () => {
    open('/o/hanaoka');
    expect(await screen.findByRole('heading', { level: 1, name: hanaoka.name })).toBeVisible();
    expect(screen.getByText(hanaoka.name_kana ?? '')).toBeVisible();
    expect(screen.getByText('広島県・山口県で、23か所の園・施設を運営する法人です。')).toBeVisible();
    for (const figure of ['23か所', '4か所', '1,890人']) expect(screen.getByText(figure)).toBeVisible();
    const philosophy = within(await screen.findByRole('region', { name: '法人の理念' }));
    expect(philosophy.getByText(hanaoka.philosophy ?? '')).toBeVisible();
    const facts = within(screen.getByRole('region', { name: '法人の情報' }));
    for (const fact of ['1010005000001', hanaoka.address ?? '', '広島県・山口県'])
      expect(facts.getByText(fact)).toBeVisible();
    expect(facts.getByRole('link', { name: /example\.jp/ })).toHaveAttribute('href', hanaoka.url);
  });

  it('lists its facilities page by page', async () => {
    open('/o/hanaoka');
    const list = within(await screen.findByRole('region', { name: '運営する園・施設' }));
    expect(list.getByText('全23件中 1〜2件を表示')).toBeVisible();
    expect(list.getByRole('link', { name: 'さくら幼稚園' })).toHaveAttribute('href', '/f/sakura');
    expect(list.getByRole('link', { name: '2ページ目' })).toHaveAttribute('href', '/o/hanaoka?page=2');
  });

  it('leaves out what is not known', async () => {
    open('/o/bare');
    expect(await screen.findByRole('region', { name: '法人の情報' })).toBeVisible();
    expect(screen.queryByText('法人番号')).not.toBeInTheDocument();
    expect(screen.queryByText('定員の合計')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '法人の理念' })).not.toBeInTheDocument();
    expect(await structuredDataFaults(data())).toEqual([]);
  });

  it('has its place on the site, and one address for search engines (R1.3)', async () => {
    open('/o/hanaoka?page=2&from=mail');
    const crumbs = within(await screen.findByRole('navigation', { name: '現在位置' }));
    expect(crumbs.getByRole('link', { name: '運営法人を探す' })).toHaveAttribute('href', '/o');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://example.jp/o/hanaoka?page=2',
    );
    expect(document.title).toContain('（2ページ目）');
    await screen.findByRole('region', { name: '法人の情報' });
    expect(await structuredDataFaults(data())).toEqual([]);
    expect(data()['@graph'][1]).toMatchObject({
      '@type': 'Organization',
      name: hanaoka.name,
      subOrganization: [
        { '@type': 'ChildCare', url: 'https://example.jp/f/hanaoka' },
        { '@type': 'Preschool', url: 'https://example.jp/f/sakura' },
      ],
    });
  });

  it('names a page number that it could not read', async () => {
    open('/o/hanaoka?page=x');
    expect(await screen.findByText('ページ（page）「x」')).toBeVisible();
  });

  it.each(['/o/nobody', '/o/%E3%81%82', '/o/hanaoka?page=3'])('answers %s with 404 (R1.1)', async (at) => {
    open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
