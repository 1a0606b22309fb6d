import {
  countFacilities,
  type FacilityCounts,
  listAdmissionRounds,
  listFacilities,
  suggestSearches,
} from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes, sampleFacility } from '@enerabi/shared/testing';
import { noCounts } from '@enerabi/shared/testing/sample-counts';
import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const names = ['花岡保育園', 'さくら保育園', 'ひかり幼稚園'];
const everything = Array.from({ length: 45 }, (_, at) =>
  sampleFacility({
    facility_id: at + 1,
    path_name: `facility-${at + 1}`,
    name: names[at] ?? `第${at + 1}保育園`,
    facility_type: at === 2 ? 15 : 1,
  }),
);

/** 45 facilities of Yamaguchi, with paging and conditions as in the contract. */
const yamaguchi = answering(listFacilities, ({ query }) => {
  const { area, keyword, facility_types, page, limit } = query;
  const found = everything.filter(
    ({ name, facility_type }) =>
      (!area || area === '350001') &&
      (!keyword || name.includes(keyword)) &&
      (!facility_types || facility_types.length === 0 || facility_types.includes(facility_type)),
  );
  return {
    total: found.length,
    page,
    limit,
    facilities: found.slice((page - 1) * limit, page * limit),
  };
});

const counts = answering(
  countFacilities,
  ({ query: { area, has_meals } }): FacilityCounts => ({
    ...noCounts,
    total: has_meals ? 12 : 45,
    municipalities: area
      ? [
          { municipality_code: '352039', municipality_name: '山口市', facilities: 30 },
          { municipality_code: '352071', municipality_name: '下松市', facilities: 15 },
        ]
      : [],
    facility_types: [
      { facility_type: 1, facilities: 44 },
      { facility_type: 15, facilities: 1 },
    ],
    child_classes: [{ child_class_id: 1, facilities: 20, with_vacancy: 3 }],
    has_meals: 12,
  }),
);

/** The same facilities, but the test decides when the answers come. */
function slowly() {
  const api = createInMemoryApi(yamaguchi, counts, noPlaces);
  let wait: Promise<void> | undefined;
  const slow = async (...call: Parameters<typeof api>) => {
    await wait;
    return api(...call);
  };
  return {
    api: slow as typeof api,
    /** @returns ends the delay */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      wait = promise;
      return resolve;
    },
  };
}

const noPlaces = answering(suggestSearches, () => ({ municipalities: [], stations: [], facilities: [] }));

const kudamatsu = answering(suggestSearches, () => ({
  municipalities: [
    {
      municipality_code: '352071',
      municipality_name: '下松市',
      prefecture_code: '350001',
      facilities: 12,
    },
  ],
  stations: [{ station_ids: [7], name: '下松', lines: ['JR山陽本線'], prefecture_code: '350001' }],
  facilities: [],
}));

const round = (admission_month: string, title: string, closes_on: string) => ({
  path_name: `${admission_month}-${title}`,
  admission_month,
  title,
  opens_on: null,
  closes_on,
  results_on: '2100-02-10',
  url: 'https://example.lg.jp/',
  source: '下松市',
});
const rounds = answering(listAdmissionRounds, ({ query: { municipality_code } }) => ({
  admission_rounds:
    municipality_code === '352071'
      ? [round('2100-02', '随時', '2099-12-20'), round('2100-04', '一次', '2100-01-10')]
      : [],
}));

const open = (at: string, answer = yamaguchi) =>
  renderRoutes(routes, { at, api: createInMemoryApi(answer, counts, noPlaces, rounds) });
const unfold = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByText('条件をしぼりこむ', { selector: 'summary' }));
const address = (router: ReturnType<typeof open>['router']) =>
  decodeURI(router.state.location.pathname + router.state.location.search);

/** The count above the list. */
const status = () => within(screen.getByRole('region', { name: '検索結果' })).getByRole('status');
const found = async () =>
  within(await screen.findByRole('region', { name: '検索結果' })).findByRole('status');

describe('/f', () => {
  it('shows 20 facilities of an area, the total and ways to the other pages', async () => {
    open('/f?area=350001');
    expect(
      await screen.findByRole('heading', { level: 1, name: '山口県の保育園・幼稚園・認定こども園など' }),
    ).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(status()).toHaveTextContent('全45件中 1〜20件を表示');
    const pages = within(screen.getByRole('navigation', { name: 'ページ' }));
    expect(pages.getByRole('link', { name: '次へ' })).toHaveAttribute('href', '/f?area=350001&page=2');
    expect(pages.getByRole('link', { name: '1ページ目' })).toHaveAttribute('aria-current', 'page');
    expect(pages.queryByRole('link', { name: '前へ' })).not.toBeInTheDocument();
  });

  it('adds a condition by one press, where it narrows the list', async () => {
    const { user, router } = open('/f?area=350001');
    const quick = within(await screen.findByRole('list', { name: '条件を追加' }));
    expect(quick.queryByRole('link', { name: '園庭あり' })).not.toBeInTheDocument();
    await user.click(quick.getByRole('link', { name: '給食あり' }));
    await waitFor(() => expect(address(router)).toBe('/f?area=350001&has_meals=true'));
    await waitFor(() => expect(screen.getByRole('link', { name: '給食ありを条件から外す' })).toBeVisible());
  });

  it('says when its one municipality takes applications, for the month of a known child first', async () => {
    open('/f?area=350001&municipalities[]=352071');
    const rounds = within((await screen.findByText('2100年2月入園の締切')).closest('details') as HTMLElement);
    expect(rounds.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(rounds.getByRole('link', { name: '締切をカレンダーに追加', hidden: true })).toHaveAttribute(
      'href',
      '/api/front/admission_calendar?municipality_code=352071',
    );
    cleanup();
    localStorage.setItem('child', JSON.stringify({ birthday: '2099-01-10', month: '2100-04' }));
    open('/f?area=350001&municipalities[]=352071');
    expect(await screen.findByText('2100年4月入園の締切')).toBeVisible();
    expect(screen.getByText('2100年4月入園（一次） お子さまの入園月')).toBeInTheDocument();
    localStorage.clear();
  });

  it('says nothing on applications of a municipality whose rounds are not known, or of several', async () => {
    for (const asked of ['municipalities[]=352039', 'municipalities[]=352071&municipalities[]=352039']) {
      open(`/f?area=350001&${asked}`);
      await screen.findAllByRole('article');
      expect(screen.queryByText(/入園の締切/)).not.toBeInTheDocument();
      cleanup();
    }
  });

  it('goes to the next page and announces what it shows', async () => {
    const { user } = open('/f?area=350001');
    await user.click(await screen.findByRole('link', { name: '次へ' }));
    await waitFor(() => expect(status()).toHaveTextContent('全45件中 21〜40件を表示'));
    expect(screen.getByRole('link', { name: '前へ' })).toHaveAttribute('href', '/f?area=350001');
  });

  it('offers to keep the conditions, without order, page and position, under a name that says them', async () => {
    open('/f?area=350001&facility_types[]=1&search_target_lat=34&search_target_lng=131&sort=capacity&page=2');
    const link = await screen.findByRole('link', { name: 'この条件を保存して新着をメールで受け取る' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.test');
    expect(pathname).toBe('/mypage/saved_search/new');
    expect(Object.fromEntries(searchParams)).toEqual({
      collection: 'facilities',
      name: '山口県・認可保育所',
      conditions: 'area=350001&facility_types%5B%5D=1',
    });
    expect(screen.getByText(/1日1通か週1通/)).toBeVisible();
  });

  it('offers to keep a search for everything, too', async () => {
    open('/f');
    const link = await screen.findByRole('link', { name: /^この条件を保存して/ });
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(`name=${encodeURIComponent('全国の園・施設')}`),
    );
  });

  it('narrows by keyword and type, and puts only what was chosen into the address', async () => {
    const { user, router } = open('/f?area=350001&page=2&sort=capacity');
    await unfold(user);
    await user.type(screen.getByRole('searchbox', { name: 'キーワード' }), '保育園');
    await user.click(screen.getByText('施設の種類', { selector: 'summary' }));
    await user.click(screen.getByRole('checkbox', { name: /^幼稚園/ }));
    await user.click(screen.getByRole('button', { name: '検索する' }));
    expect(await screen.findByText('条件に合う園・施設は0件です')).toBeVisible();
    expect(address(router)).toBe('/f?area=350001&keyword=保育園&facility_types[]=15&sort=capacity');
  });

  it('shows that it is searching, and leaves alone what is typed meanwhile', async () => {
    const { api, hold } = slowly();
    const { user } = renderRoutes(routes, { at: '/f?area=350001', api });
    await unfold(user);
    const keyword = screen.getByRole('searchbox', { name: 'キーワード' });
    const button = screen.getByRole('button', { name: '検索する' });
    const letCome = hold();
    await user.type(keyword, 'さくら{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await user.type(keyword, '保育園');
    letCome();
    expect(await screen.findByText('全1件中 1〜1件を表示')).toBeVisible();
    expect(keyword).toHaveValue('さくら保育園');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('leaves alone what is typed while a link leads on, and nothing else', async () => {
    const { api, hold } = slowly();
    const { user } = renderRoutes(routes, { at: '/f?area=350001&keyword=さくら&facility_types[]=1', api });
    await unfold(user);
    const keyword = screen.getByRole('searchbox', { name: 'キーワード' });
    const letCome = hold();
    await user.click(screen.getByRole('link', { name: '条件をクリア' }));
    expect(await screen.findByText('読み込み中です')).toBeVisible();
    await user.clear(keyword);
    await user.type(keyword, 'ひかり');
    letCome();
    expect(await screen.findByText('全45件中 1〜20件を表示')).toBeVisible();
    expect(keyword).toHaveValue('ひかり');
    expect(screen.getByRole('combobox', { name: '都道府県' })).toHaveValue('');
    await user.click(screen.getByText('施設の種類', { selector: 'summary' }));
    expect(screen.getByRole('checkbox', { name: /^認可保育/ })).not.toBeChecked();
  });

  it('is not searching while a link leads on', async () => {
    const { api, hold } = slowly();
    const { user } = renderRoutes(routes, { at: '/f?area=350001', api });
    const next = await screen.findByRole('link', { name: '次へ' });
    const letCome = hold();
    await user.click(next);
    expect(await screen.findByText('読み込み中です')).toBeVisible();
    await unfold(user);
    expect(screen.getByRole('button', { name: '検索する' })).not.toHaveAttribute('aria-disabled');
    letCome();
    expect(await screen.findByText('全45件中 21〜40件を表示')).toBeVisible();
  });

  it('is left by going back once, however often the same was searched', async () => {
    const { user, router } = open('/f?area=350001');
    await unfold(user);
    const keyword = screen.getByRole('searchbox', { name: 'キーワード' });
    await user.type(keyword, 'さくら{Enter}');
    await screen.findByText('全1件中 1〜1件を表示');
    await unfold(user);
    await user.type(keyword, '{Enter}');
    await waitFor(() => expect(keyword).not.toBeVisible());
    await act(() => router.navigate(-1));
    expect(await screen.findByText('全45件中 1〜20件を表示')).toBeVisible();
    expect(keyword).toHaveValue('');
  });

  it('sorts in one press, from the first page on, and says how the list is sorted', async () => {
    const { user, router } = open('/f?area=350001&page=2');
    const sort = within(await screen.findByRole('navigation', { name: '並び順' }));
    expect(sort.getByRole('link', { current: true })).toHaveTextContent('五十音順');
    await user.click(sort.getByRole('link', { name: '定員の多い順' }));
    await waitFor(() => expect(sort.getByRole('link', { current: true })).toHaveTextContent('定員の多い順'));
    expect(address(router)).toBe('/f?area=350001&sort=capacity');
  });

  it.each([
    [
      '/f?area=350001&sort=kana',
      ['五十音順', '定員の多い順', '掲載の新しい順', '更新の新しい順', '空き状況の新しい順'],
      '五十音順',
    ],
    [
      '/f?keyword=保育園&sort=kana',
      [
        'キーワードに近い順',
        '五十音順',
        '定員の多い順',
        '掲載の新しい順',
        '更新の新しい順',
        '空き状況の新しい順',
      ],
      '五十音順',
    ],
    [
      '/f?keyword=保育園',
      [
        'キーワードに近い順',
        '五十音順',
        '定員の多い順',
        '掲載の新しい順',
        '更新の新しい順',
        '空き状況の新しい順',
      ],
      'キーワードに近い順',
    ],
  ])('%s can be sorted by best match and by reading only with a keyword', async (at, orders, current) => {
    open(at);
    const sort = within(await screen.findByRole('navigation', { name: '並び順' }));
    expect(sort.getAllByRole('link').map((link) => link.textContent)).toEqual(orders);
    expect(sort.getByRole('link', { current: true })).toHaveTextContent(current);
  });

  it('keeps the form folded, says how much is set, and folds it again for the results', async () => {
    const { user } = open('/f?area=350001&facility_types[]=1');
    const summary = await screen.findByText('条件をしぼりこむ', { selector: 'summary' });
    expect(summary).toHaveTextContent('2件設定中');
    const keyword = screen.getByRole('searchbox', { name: 'キーワード' });
    expect(keyword).not.toBeVisible();
    await user.click(summary);
    expect(keyword).toBeVisible();
    await user.type(keyword, 'さくら{Enter}');
    await waitFor(() => expect(summary).toHaveTextContent('3件設定中'));
    expect(keyword).not.toBeVisible();
    expect(summary).toHaveFocus();
  });

  it("leaves the types open under the visitor's finger when the last one is taken away", async () => {
    const { user } = open('/f?facility_types[]=1');
    await unfold(user);
    const nursery = screen.getByRole('checkbox', { name: /^認可保育所/ });
    expect(nursery).toBeChecked();
    await user.click(screen.getByRole('link', { name: '認可保育所を条件から外す' }));
    await waitFor(() => expect(nursery).not.toBeChecked());
    expect(nursery).toBeVisible();
  });

  it('goes down its headings step by step: page, results, facility', async () => {
    open('/f?area=350001');
    expect(await screen.findByRole('heading', { level: 2, name: '検索結果' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '花岡保育園' })).toBeVisible();
  });

  it('takes conditions away one by one, and the form follows', async () => {
    const { user, router } = open('/f?area=350001&keyword=さくら&facility_types[]=1');
    await user.click(await screen.findByRole('link', { name: '「さくら」を条件から外す' }));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'キーワード' })).toHaveValue(''));
    expect(address(router)).toBe('/f?area=350001&facility_types[]=1');
    await user.click(screen.getByRole('link', { name: '条件をクリア' }));
    await waitFor(() => expect(address(router)).toBe('/f'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '都道府県' })).toHaveValue(''));
  });

  it('helps where nothing was found: other words, one condition less, the whole prefecture', async () => {
    open('/f?area=350001&keyword=みつからない&facility_types[]=1');
    expect(
      await screen.findByRole('heading', { level: 3, name: '条件に合う園・施設が見つかりませんでした' }),
    ).toBeVisible();
    expect(screen.getByText(/キーワードを短くする/)).toBeVisible();
    const ways = screen.getAllByRole('link', { name: /を外して探す$|のすべての園・施設を見る$/ });
    expect(ways.map((way) => [way.textContent, decodeURI(way.getAttribute('href') ?? '')])).toEqual([
      ['山口県を外して探す', '/f?keyword=みつからない&facility_types[]=1'],
      ['「みつからない」を外して探す', '/f?area=350001&facility_types[]=1'],
      ['認可保育所を外して探す', '/f?area=350001&keyword=みつからない'],
      ['山口県のすべての園・施設を見る', '/f?area=350001'],
    ]);
  });

  it('leads to the place that is called, or read, as the keyword (issue 22)', async () => {
    renderRoutes(routes, {
      at: '/f?keyword=くだまつ',
      api: createInMemoryApi(yamaguchi, counts, kudamatsu),
    });
    await screen.findByText('この場所をお探しでしょうか。');
    leadsToKudamatsu(/^山口県下松市（12件）$|^下松駅（山口県・JR山陽本線）$/);
  });

  it('leads there, too, where facilities are called as the place is read (issue 22)', async () => {
    const here = answering(listFacilities, () => ({
      total: 1,
      page: 1,
      limit: 20,
      facilities: everything.slice(0, 1),
    }));
    renderRoutes(routes, { at: '/f?keyword=くだまつ', api: createInMemoryApi(here, counts, kudamatsu) });
    expect(await screen.findByText(/^読みが「くだまつ」で始まる場所：/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    leadsToKudamatsu(/^山口県下松市$|^下松駅$/);
  });

  const leadsToKudamatsu = (name: RegExp) => {
    const links = screen.getAllByRole('link', { name });
    expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
      '/f?area=350001&municipalities[]=352071',
      '/f?area=350001&station_ids[]=7',
    ]);
  };

  it('offers each way out once', async () => {
    open('/f?area=350001&keyword=みつからない');
    await screen.findByRole('heading', { name: '条件に合う園・施設が見つかりませんでした' });
    const hrefs = screen
      .getAllByRole('link', { name: /外して探す|を見る/ })
      .map((way) => way.getAttribute('href'));
    expect(hrefs).toHaveLength(2);
    expect(new Set(hrefs).size).toBe(2);
  });

  it.each([
    [
      '/f?area=350001&page=4&sort=capacity',
      '/f?area=350001&sort=capacity&page=3',
      '/f?area=350001&sort=capacity',
    ],
    ['/f?page=999999999', '/f?page=3', '/f'],
  ])('says of %s how many pages there are, with the ways to them (R1.1)', async (at, last, first) => {
    const { router } = open(at);
    const results = within(await screen.findByRole('region', { name: '検索結果' }));
    expect(await results.findByRole('heading', { name: 'そのページはありません' })).toBeVisible();
    expect(results.getAllByText('検索結果は45件、全部で3ページです。')).toHaveLength(2);
    expect(results.getByRole('link', { name: '最後のページ（3ページ目）を見る' })).toHaveAttribute(
      'href',
      last,
    );
    expect(results.getByRole('link', { name: '最初のページを見る' })).toHaveAttribute('href', first);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(router.state.errors).toBeNull();
  });

  it.each(['/f?area=990000', '/f?area=tokyo'])('answers %s with 404 (R1.1, R1.7)', async (at) => {
    open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });

  it.each([
    [problem(503, 'database_unavailable'), '503'],
    [problem(503, 'unreachable'), '500'],
  ])(
    "shows the fatal page with the API's status, or 500 without an answer (R6.2)",
    async (answer, status) => {
      open(
        '/f',
        answering(listFacilities, () => answer),
      );
      expect(await screen.findByRole('alert')).toHaveTextContent(status);
    },
  );

  it('leaves out what makes no sense in the address, and says so', async () => {
    open(
      '/f?facility_types[]=98&sort=price&page=x&utm_source=mail&opens_by=%3Cscript%3E&south=99&services=a',
    );
    expect(await found()).toHaveTextContent('全45件中 1〜20件を表示');
    expect(screen.getByText('読み取れなかった条件があります')).toBeVisible();
    for (const value of [
      '施設の種類（98）',
      '並び順（price）',
      'ページ（x）',
      '開所時刻（<script>）',
      'サービス（a）',
      'ほか1件',
    ])
      expect(screen.getByText(value)).toBeVisible();
    expect(screen.queryByText(/mail/)).not.toBeInTheDocument();
  });

  it('narrows by municipality, class and facts, each with how many there are', async () => {
    const { user, router } = open('/f?area=350001');
    await unfold(user);
    await user.click(screen.getByText('市区町村', { selector: 'summary' }));
    await user.click(screen.getByRole('checkbox', { name: '下松市 15件' }));
    await user.click(screen.getByText('お子さまのクラス・空き', { selector: 'summary' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '1歳児（20件）');
    await user.click(screen.getByText('サービス・給食・園庭', { selector: 'summary' }));
    await user.click(screen.getByRole('checkbox', { name: '給食あり（12件）' }));
    expect(await screen.findByText('この条件では12件です')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '検索する' }));
    await waitFor(() =>
      expect(address(router)).toBe('/f?area=350001&municipalities[]=352071&child_class_id=1&has_meals=true'),
    );
    await waitFor(() => expect(screen.getAllByRole('link', { name: /を条件から外す$/ })).toHaveLength(4));
    for (const name of ['山口県', '下松市', '1歳児クラス', '給食あり'])
      expect(screen.getByRole('link', { name: `${name}を条件から外す` })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('下松市の保育園');
  });

  it('is the list that it is where the counts cannot be had', async () => {
    renderRoutes(routes, {
      at: '/f?area=350001',
      api: createInMemoryApi(
        yamaguchi,
        answering(countFacilities, () => problem(503, 'unreachable')),
      ),
    });
    expect(await found()).toHaveTextContent('全45件中 1〜20件を表示');
    expect(screen.getByText('施設の種類', { selector: 'summary' })).toBeInTheDocument();
  });

  it('fills in the class and age of the child that this browser remembers, and keeps the birthday here', async () => {
    localStorage.setItem('child', JSON.stringify({ birthday: '2025-05-20', month: '2027-04' }));
    const { user, router } = open('/f?area=350001');
    await unfold(user);
    await user.click(screen.getByText('お子さまのクラス・空き', { selector: 'summary' }));
    await user.click(await screen.findByRole('button', { name: /で探す$/ }));
    await user.click(screen.getByRole('button', { name: '検索する' }));
    await waitFor(() => expect(address(router)).toBe('/f?area=350001&child_class_id=1&child_age_months=22'));
    localStorage.clear();
  });

  it('says デモデータ as soon as one facility shown is a demonstration', async () => {
    const demo = answering(listFacilities, ({ query: { page, limit } }) => ({
      total: 1,
      page,
      limit,
      facilities: [sampleFacility({ is_demo: true })],
    }));
    open('/f', demo);
    expect(await screen.findByText('デモデータ')).toBeVisible();
  });
});
