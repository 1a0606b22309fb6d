import {
  type Corporation,
  type EventSummary,
  getCorporation,
  type InterviewsOfCorporation,
  listEvents,
  listFacilitiesOfCorporation,
  listInterviewsOfCorporation,
  listJobsOfCorporation,
  listMapPlaces,
  listNotificationsOfCorporation,
  listPlacesOfCorporation,
  listVisitsOfCorporation,
  type NotificationsOfCorporation,
  type PlacesOfCorporation,
  type VisitsOfCorporation,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacility,
} from '@enerabi/shared/testing';
import { sampleJobSummary } from '@enerabi/shared/testing/sample-jobs';
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
const jobs = answering(listJobsOfCorporation, ({ query: { corporation_path_name: of, page, limit } }) => ({
  total: of === 'hanaoka' ? 8 : 0,
  page,
  limit,
  jobs:
    of === 'hanaoka'
      ? Array.from({ length: page === 1 ? 6 : 2 }, (_, at) =>
          sampleJobSummary({
            job_posting_id: at,
            path_name: `job-${page}-${at}`,
            title: `求人${page}-${at}`,
          }),
        )
      : [],
}));
const interview: InterviewsOfCorporation['interviews'][number] = {
  path_name: 'cook',
  title: '給食で伝えたいこと',
  job_type: 3,
  job_title: '調理員',
  years_of_service: 4,
  posted_on: '2026-05-01',
  facility: sampleFacility(),
};
const interviews = answering(listInterviewsOfCorporation, ({ query: { corporation_path_name: of } }) => ({
  interviews: of === 'hanaoka' ? [interview] : [],
}));
const notice: NotificationsOfCorporation['notifications'][number] = {
  path_name: 'open-day',
  title: '園庭開放のお知らせ',
  audience: 'applicant',
  posted_on: '2026-05-02',
  facility: sampleFacility(),
};
const notices = answering(listNotificationsOfCorporation, ({ query: { corporation_path_name: of } }) => ({
  notifications: of === 'hanaoka' ? [notice] : [],
}));
const visits = answering(
  listVisitsOfCorporation,
  ({ query: { corporation_path_name: of } }): VisitsOfCorporation => ({
    facilities: of === 'hanaoka' ? 2 : 0,
    visit_slots:
      of === 'hanaoka'
        ? [
            {
              starts_at: '2026-12-01 10:00:00',
              ends_at: '2026-12-01 10:30:00',
              child_class_ids: [0, 1],
              families_left: 1,
              capacity: 3,
              book_by: '2026-11-30 17:00:00',
              facility: sampleFacility(),
            },
          ]
        : [],
  }),
);
const places = answering(
  listPlacesOfCorporation,
  ({ query: { corporation_path_name: of } }): PlacesOfCorporation => ({
    unmapped: of === 'hanaoka' ? 3 : 1,
    places:
      of === 'hanaoka'
        ? [
            {
              path_name: 'hanaoka',
              name: '花岡保育園',
              facility_type: 1,
              latitude: 34.01,
              longitude: 131.87,
            },
            {
              path_name: 'sakura',
              name: 'さくら幼稚園',
              facility_type: 15,
              latitude: 34.4,
              longitude: 132.46,
            },
            { path_name: 'ume', name: 'うめ保育園', facility_type: 1, latitude: 34.4001, longitude: 132.46 },
          ]
        : [],
  }),
);
const mapPlaces = answering(listMapPlaces, () => ({
  municipalities: [{ municipality_name: '岩国市', latitude: 34.16, longitude: 132.2 }],
  stations: [],
}));
const unavailable = [
  answering(listJobsOfCorporation, () => problem(503, 'unavailable')),
  answering(listInterviewsOfCorporation, () => problem(503, 'unavailable')),
  answering(listNotificationsOfCorporation, () => problem(503, 'unavailable')),
  answering(listVisitsOfCorporation, () => problem(503, 'unavailable')),
  answering(listPlacesOfCorporation, () => problem(503, 'unavailable')),
];
const open = (at: string, posts = [jobs, interviews, notices, visits, places], visitBooking = false) =>
  renderRoutes(routes, {
    at,
    can: { ...everyCapability, visitBooking },
    api: createInMemoryApi(operator, facilities, events, mapPlaces, ...posts),
  });
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

  it('shows its open job postings page by page, and leads to them from its figures', async () => {
    open('/o/hanaoka?page=2');
    const posted = within(await screen.findByRole('region', { name: '募集中の求人' }));
    expect(screen.getByRole('link', { name: '8件' })).toHaveAttribute('href', '/o/hanaoka?page=2#jobs');
    expect(posted.getByText('全8件中 1〜6件を表示')).toBeVisible();
    expect(posted.getByRole('link', { name: '求人1-0' })).toHaveAttribute('href', '/f/hanaoka/job/job-1-0');
    const pages = within(posted.getByRole('navigation', { name: '求人のページ' }));
    expect(pages.getByRole('link', { name: '2ページ目' })).toHaveAttribute(
      'href',
      '/o/hanaoka?page=2&jobs_page=2#jobs',
    );
    const list = within(screen.getByRole('region', { name: '運営する園・施設' }));
    expect(list.getByRole('link', { name: '1ページ目' })).toHaveAttribute('href', '/o/hanaoka');
  });

  it('keeps the page of its postings where its facilities have another page', async () => {
    open('/o/hanaoka?jobs_page=2');
    expect(await screen.findByText('全8件中 7〜8件を表示')).toBeVisible();
    const list = within(screen.getByRole('region', { name: '運営する園・施設' }));
    expect(list.getByRole('link', { name: '2ページ目' })).toHaveAttribute(
      'href',
      '/o/hanaoka?page=2&jobs_page=2',
    );
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://example.jp/o/hanaoka',
    );
  });

  it.each([
    [false, /お申し込みは、園に直接お問い合わせください/],
    [true, /ご予約は、園のページからどうぞ/],
  ])(
    'shows the next visits to its facilities, and how to arrange them, booking here: %s',
    async (can, said) => {
      open('/o/hanaoka', undefined, can);
      const coming = within(await screen.findByRole('region', { name: 'これからの見学日' }));
      expect(coming.getByText(said)).toHaveTextContent('2か所の園・施設');
      expect(coming.getByText('12月1日（火）10:00〜10:30')).toBeVisible();
      expect(coming.getByText('残りわずか（残り1組）')).toBeVisible();
      expect(coming.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka#visits');
      expect(coming.queryByText(/予約は11月30日/) !== null).toBe(can);
    },
  );

  it('shows where its facilities are, each mark a link', async () => {
    open('/o/hanaoka');
    const map = within(await screen.findByRole('region', { name: '園・施設の場所' }));
    expect(map.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
    expect(
      map.getByRole('link', { name: 'さくら幼稚園など2か所の辺りを地図で見る' }).getAttribute('href'),
    ).toMatch(/^\/map_search\?lat=34\.4\d*&lng=132\.46&zoom=15$/);
    expect(map.getByText(/位置が登録されていない園・施設3か所は、略図にありません/)).toBeVisible();
    expect(map.getAllByText('岩国市')).not.toHaveLength(0);
  });

  it('shows interviews and notices of its facilities, each with a link to its facility', async () => {
    open('/o/hanaoka');
    const told = within(await screen.findByRole('region', { name: '先輩職員インタビュー' }));
    expect(told.getByRole('link', { name: '給食で伝えたいこと' })).toHaveAttribute(
      'href',
      '/f/hanaoka/interview/cook',
    );
    expect(told.getByText(/調理員/)).toBeVisible();
    const posted = within(screen.getByRole('region', { name: '園・施設からのお知らせ' }));
    expect(posted.getByRole('link', { name: '園庭開放のお知らせ' })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board/open-day',
    );
    expect(posted.getByRole('link', { name: sampleFacility().name })).toHaveAttribute('href', '/f/hanaoka');
  });

  it.each([
    ['nothing is posted', '/o/bare', undefined],
    ['what is posted cannot be loaded', '/o/hanaoka', unavailable],
  ])('is whole without its posts where %s', async (_why, at, posts) => {
    open(at, posts);
    expect(await screen.findByRole('region', { name: '運営する園・施設' })).toBeVisible();
    for (const name of [
      'これからの見学日',
      '園・施設の場所',
      '募集中の求人',
      '先輩職員インタビュー',
      '園・施設からのお知らせ',
    ])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByText('求人')).not.toBeInTheDocument();
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

  it.each(['/o/nobody', '/o/%E3%81%82', '/o/hanaoka?page=3', '/o/hanaoka?jobs_page=3'])(
    'answers %s with 404 (R1.1)',
    async (at) => {
      open(at);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );
});
