import type { FacilityDetail } from '@enerabi/shared/contract';
import {
  getFacility,
  getFacilityContactLink,
  getFacilityPreview,
  listCorporationFacilities,
  listFacilityVacancies,
  listMapPlaces,
  listNearbyFacilities,
} from '@enerabi/shared/contract';
import {
  type Answering,
  answering,
  createInMemoryApi,
  problem,
  renderRoutes,
  sampleFacility,
  sampleFacilityDetail,
  sampleSource,
  sampleVacancy,
} from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const detail = (changes: Partial<FacilityDetail> = {}) =>
  answering(getFacility, ({ query }) =>
    query.path_name === 'hanaoka' ? sampleFacilityDetail(changes) : problem(404, 'facility_not_found'),
  );

const nearby = answering(listNearbyFacilities, () => ({
  facilities: [
    { ...sampleFacility(), distance_m: 0 },
    { ...sampleFacility({ facility_id: 2, path_name: 'sakura', name: 'さくら保育園' }), distance_m: 1240 },
  ],
}));

const history = (...days: (typeof sampleVacancy)[]) => answering(listFacilityVacancies, () => ({ days }));

const stations = answering(listMapPlaces, ({ query: { south, west, north, east } }) => ({
  municipalities: [],
  stations: [
    { name: '下松', latitude: (south + north) / 2 + 0.005, longitude: (west + east) / 2 },
    { name: '花岡', latitude: (south + north) / 2, longitude: (west + east) / 2 - 0.008 },
  ],
}));

const others = answering(listCorporationFacilities, () => ({ total: 0, facilities: [] }));

/** Preview requests fail here, since the preview has its own tests. */
const unavailable = [
  answering(getFacilityPreview, () => problem(503, 'unavailable')),
  answering(getFacilityContactLink, () => problem(503, 'unavailable')),
];

/** @param answers that replace the usual ones */
const open = (...answers: Answering[]) =>
  renderRoutes(routes, {
    at: '/f/hanaoka',
    api: createInMemoryApi(history(sampleVacancy), others, stations, ...unavailable, ...answers),
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('/f/{facility_path_name}', () => {
  it('shows the facts in groups; the main source and its date once, others where they are used', async () => {
    open(
      detail({
        sources: [
          sampleSource,
          { ...sampleSource, name: '園からの届け出', as_of: '2026-05-10', facts: ['closed_days_note'] },
        ],
      }),
      nearby,
    );
    expect(await screen.findByRole('heading', { level: 1, name: '花岡保育園' })).toBeVisible();
    const opening = await section('開所時間・開所日');
    expect(opening.getByText('7:30〜18:30')).toBeVisible();
    expect(opening.getByText('園からの届け出')).toBeVisible();
    expect(opening.getByText(/（お休みの日）/)).toBeVisible();
    const outline = await section('施設の概要');
    expect((await section('運営法人')).getByText('社会福祉法人 花岡会')).toBeVisible();
    expect(outline.getByText('1972年4月1日')).toBeVisible();
    expect(outline.queryByText(/出典/)).not.toBeInTheDocument();
    const main = screen.getByText(/ほかの出典は、その項目に記しています/);
    expect(main).toHaveTextContent(/出典：.*下松市 子育て施設一覧.*（\d{4}年\d{1,2}月\d{1,2}日時点）/);
  });

  it('shows vacancies per class with signs in words, null never as 0 (domain section 1.2)', async () => {
    open(detail(), nearby);
    const vacancy = await section('空き状況');
    const rows = vacancy.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'クラス空き状況受入可能入園待ち在園',
      '0歳児○ 空きあり3人0人6人',
      '1歳児△ 残りわずか1人2人11人',
      '2歳児× 空きなし0人4人12人',
      '3歳児－ 募集なし－－－',
    ]);
    expect(vacancy.getByText('下松市 空き状況', { selector: 'a' })).toHaveAttribute('rel', 'noopener');
    const mails = vacancy.getByRole('link', { name: '空き・見学のお知らせをメールで受け取る' });
    const { pathname, searchParams } = new URL(mails.getAttribute('href') ?? '', 'https://site.test');
    expect([pathname, searchParams.get('collection')]).toEqual(['/mypage/saved_search/new', 'openings']);
    expect(searchParams.get('conditions')).toMatch(/^facility=[a-z0-9_-]+$/);
  });

  it('lists what is near without the facility itself', async () => {
    open(detail(), nearby);
    const near = await section('近くの園');
    expect(near.getAllByRole('link').map((link) => link.textContent)).toEqual(['さくら保育園']);
    expect(near.getByText('直線で約1.2km')).toBeVisible();
  });

  it('sketches what is around it, with the stations by name, and leads to the map there', async () => {
    open(detail(), nearby);
    const location = await section('所在地・連絡先');
    expect(location.getByRole('img', { name: '周辺の略図。近くの駅：下松、花岡' })).toBeVisible();
    const { latitude, longitude } = sampleFacilityDetail();
    expect(location.getByRole('link', { name: '周辺の園・施設を地図で見る' })).toHaveAttribute(
      'href',
      `/map_search?lat=${latitude}&lng=${longitude}&zoom=15`,
    );
  });

  it.each([
    ['its position is not known', detail({ latitude: null, longitude: null }), stations],
    ['nothing can be asked for', detail(), answering(listMapPlaces, () => problem(503, 'unavailable'))],
  ])('sketches nothing where %s', async (_, facility, places) => {
    const none = answering(listNearbyFacilities, () => ({ facilities: [] }));
    open(facility, none, places);
    const location = await section('所在地・連絡先');
    expect(location.queryByRole('img')).not.toBeInTheDocument();
  });

  it('says so where nothing is near', async () => {
    open(
      detail(),
      answering(listNearbyFacilities, () => ({ facilities: [{ ...sampleFacility(), distance_m: 0 }] })),
    );
    const near = await section('近くの園');
    expect(near.getByText('近くに掲載中の園・施設は見つかりませんでした。')).toBeVisible();
  });

  it.each([
    ['the API cannot tell', detail(), answering(listNearbyFacilities, () => problem(500, 'internal'))],
    ['its own position is not known', detail({ latitude: null, longitude: null }), nearby],
  ])('stays whole, and says nothing of what is near, where %s', async (_case, ...answers) => {
    open(...answers);
    expect(await screen.findByRole('heading', { level: 1, name: '花岡保育園' })).toBeVisible();
    expect(await screen.findByRole('navigation', { name: 'このページの内容' })).toBeVisible();
    expect(screen.queryByText(/近くの園|近くに掲載中/)).not.toBeInTheDocument();
  });

  it.each(['/f/nowhere', '/f/%E3%81%82', '/f/a%20b'])(
    'answers the unknown %s with 404 (R1.1)',
    async (at) => {
      renderRoutes(routes, { at, api: createInMemoryApi(detail(), nearby) });
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );

  it('shows the key facts, and links to the phone numbers', async () => {
    open(detail({ phones: ['0833-43-1234', '0833（43）5678', '市役所代表'] }), nearby);
    const header = within(
      (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement,
    );
    const facts = header
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['対象年齢', '生後6か月〜就学前'],
      ['平日の開所時間', '7:30〜18:30'],
      ['定員', '90人'],
      ['最寄り駅', '岩徳線 周防花岡駅 徒歩8分'],
    ]);
    expect(header.getByText('見学はお電話で受付')).toBeVisible();
    const actions = within(screen.getByRole('complementary', { name: '見学・お問い合わせ' }));
    expect(actions.getByRole('link', { name: '電話 0833-43-1234' })).toHaveAttribute(
      'href',
      'tel:0833431234',
    );
    expect(actions.getByRole('link', { name: '電話 0833（43）5678' })).toHaveAttribute(
      'href',
      'tel:0833435678',
    );
    expect(screen.queryByRole('link', { name: /市役所代表/ })).not.toBeInTheDocument();
    expect(screen.getByText(/市役所代表/)).toBeVisible();
  });

  it('leads to each of its sections, and to none that is left out', async () => {
    open(detail({ services: [], parking_note: null, remarks: null }), nearby);
    const contents = within(await screen.findByRole('navigation', { name: 'このページの内容' }));
    const links = contents.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '空き状況',
      '開所時間・開所日',
      '所在地・連絡先',
      '施設の概要',
      '運営法人',
      '近くの園',
    ]);
    for (const link of links)
      expect(screen.getByRole('region', { name: link.textContent ?? '' })).toHaveAttribute(
        'id',
        (link as HTMLAnchorElement).hash.slice(1),
      );
  });

  it('goes to a section by a step of the router, which would scroll back after any other, and Tab follows', async () => {
    const { router, user } = open(detail(), nearby);
    const contents = within(await screen.findByRole('navigation', { name: 'このページの内容' }));
    await user.click(contents.getByRole('link', { name: '所在地・連絡先' }));
    expect([router.state.historyAction, router.state.location.hash]).toEqual(['PUSH', '#location']);
    expect(screen.getByRole('region', { name: '所在地・連絡先' })).toHaveFocus();
  });

  it('says where nothing is known, and links nowhere without a position or a web address', async () => {
    open(
      detail({
        vacancy: null,
        capacity: null,
        latitude: null,
        longitude: null,
        url: 'javascript:alert(1)',
        phones: [],
      }),
    );
    expect(await screen.findByText(/空き状況は公表されていません/)).toBeVisible();
    expect((await section('施設の概要')).getByText('情報がありません')).toBeVisible();
    expect(screen.queryByRole('link', { name: /地図で見る/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  });
});
