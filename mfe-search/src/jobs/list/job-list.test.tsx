import { employmentStatuses, jobFlagNames, jobFlags, jobTypes } from '@enerabi/shared/constants';
import {
  changeFavoriteJob,
  countJobs,
  type JobCounts,
  listFavoriteIds,
  listJobs,
} from '@enerabi/shared/contract';
import type { Session } from '@enerabi/shared/kernel';
import { answering, createInMemoryApi, problem, renderRoutes, sampleFacility } from '@enerabi/shared/testing';
import { noJobCounts, sampleJobSummary } from '@enerabi/shared/testing/sample-jobs';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

/** 45 postings of Yamaguchi: every third one is part-time work as an assistant. */
const everything = Array.from({ length: 45 }, (_, at) =>
  sampleJobSummary({
    job_posting_id: at + 1,
    path_name: `job-${at + 1}`,
    title: `求人${at + 1}`,
    ...(at % 3 === 0 && { job_type: 6 as const, employment_status: 4 as const }),
  }),
);

const jobs = answering(listJobs, ({ query }) => {
  const { areas, keyword, job_types = [], employment_statuses = [], page, limit } = query;
  const found = everything.filter(
    ({ title, job_type, employment_status }) =>
      (!areas || areas.length === 0 || areas.includes('350001')) &&
      (!keyword || title.includes(keyword)) &&
      (job_types.length === 0 || job_types.includes(job_type)) &&
      (employment_statuses.length === 0 || employment_statuses.includes(employment_status)),
  );
  return { total: found.length, page, limit, jobs: found.slice((page - 1) * limit, page * limit) };
});

const counts = answering(
  countJobs,
  ({ query: { areas, has_weekends_off } }): JobCounts => ({
    ...noJobCounts,
    total: has_weekends_off ? 12 : 45,
    areas: [{ area: '350001', jobs: 45 }],
    municipalities:
      areas?.length === 1 ? [{ municipality_code: '352071', municipality_name: '下松市', jobs: 45 }] : [],
    employment_statuses: [
      { employment_status: 2, jobs: 30 },
      { employment_status: 4, jobs: 15 },
    ],
    job_types: [
      { job_type: 1, jobs: 30 },
      { job_type: 6, jobs: 15 },
    ],
    monthly_salaries: [{ from: 200_000, jobs: 30 }],
    has_weekends_off: 12,
  }),
);

const open = (at: string, listed = jobs, counting = counts) =>
  renderRoutes(routes, { at, api: createInMemoryApi(listed, counting) });
type Opened = ReturnType<typeof open>;
const unfold = async (user: Opened['user'], ...titles: string[]) => {
  for (const title of ['条件をしぼりこむ', ...titles])
    await user.click(await screen.findByText(title, { selector: 'summary' }));
};
const address = ({ state }: Opened['router']) => decodeURI(state.location.pathname + state.location.search);
const found = async () =>
  within(await screen.findByRole('region', { name: '検索結果' })).findByRole('status');

describe('/job', () => {
  it('offers to keep the conditions in the names of the API, with the address of the page', async () => {
    open('/job?area=350001&job_type=1&search_target_lat=34&search_target_lng=131&sort=salary&page=2');
    const link = await screen.findByRole('link', { name: 'この条件を保存して新着をメールで受け取る' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.test');
    expect(Object.fromEntries(searchParams)).toEqual({
      collection: 'jobs',
      name: '山口県・保育士',
      conditions: 'areas%5B%5D=350001&job_types%5B%5D=1',
      search: 'area=350001&job_type=1',
    });
  });

  it('shows 20 postings of an area, the total and ways to the other pages (R1.7)', async () => {
    const { user } = open('/job?area=350001');
    expect(await screen.findByRole('heading', { level: 1, name: '山口県の保育の求人' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(await found()).toHaveTextContent('全45件中 1〜20件を表示');
    expect(screen.getByRole('link', { name: '求人1' })).toHaveAttribute('href', '/f/hanaoka/job/job-1');
    await user.click(screen.getByRole('link', { name: '次へ' }));
    await waitFor(async () => expect(await found()).toHaveTextContent('全45件中 21〜40件を表示'));
  });

  it('says on a card what is paid, when it was confirmed and how long it is shown', async () => {
    open('/job');
    const [card] = await screen.findAllByRole('article');
    for (const text of ['岩徳線 周防花岡駅 徒歩8分', '最終確認 2026年4月1日', '2026年6月30日まで掲載'])
      expect(within(card as HTMLElement).getByText(text)).toBeVisible();
  });

  it.each([
    ['employment_status=4', 15],
    ['employment_status%5B%5D=2&employment_status[]=4', 45],
    ['job_type=1', 30],
    ['job_type=6', 15],
  ])('shows only what ?%s asks for (R1.8)', async (query, total) => {
    open(`/job?${query}`);
    expect(await found()).toHaveTextContent(`全${total}件中`);
  });

  it('offers every job type, employment status and flag with its name and count', async () => {
    open('/job');
    await screen.findByText('条件をしぼりこむ', { selector: 'summary' });
    const form = within(screen.getByRole('search'));
    const labels = form
      .getAllByRole('checkbox', { hidden: true })
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.replace(/[（ ]\d+件）?$/, ''));
    for (const name of Object.values({ ...jobTypes })) expect(labels).toContain(name);
    for (const name of Object.values(employmentStatuses)) expect(labels).toContain(name);
    for (const flag of jobFlagNames) expect(labels).toContain(jobFlags[flag].label);
    expect(form.getByRole('checkbox', { name: '保育補助 15件', hidden: true })).not.toBeChecked();
    expect(form.getByRole('checkbox', { name: '看護師 0件', hidden: true })).not.toBeChecked();
  });

  it('narrows by conditions, previews the total, and each chip takes one away', async () => {
    const { user, router } = open('/job?area=350001&page=2&sort=salary');
    await unfold(user, '職種', '雇用形態', '給与', '休日・残業');
    await user.click(screen.getByRole('checkbox', { name: /^保育補助/ }));
    await user.click(screen.getByRole('checkbox', { name: /^パート/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: '月給' }), '20万円以上（30件）');
    await user.click(screen.getByRole('checkbox', { name: '土日休み（12件）' }));
    expect(await screen.findByText('この条件では12件です')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '検索する' }));
    await waitFor(() =>
      expect(address(router)).toBe(
        '/job?area=350001&job_type=6&employment_status=4&monthly_salary_from=200000&has_weekends_off=true&sort=salary',
      ),
    );
    await user.click(await screen.findByRole('link', { name: '保育補助を条件から外す' }));
    await waitFor(() => expect(address(router)).not.toContain('job_type'));
    const assistant = screen.getByRole('checkbox', { name: /^保育補助/, hidden: true });
    await waitFor(() => expect(assistant).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: /^パート/, hidden: true })).toBeChecked();
    expect(screen.getByRole('combobox', { name: '都道府県', hidden: true })).toHaveValue('350001');
  });

  it('keeps several prefectures of an address, and lets one be taken away or added', async () => {
    const { user, router } = open('/job?area[]=350001&area[]=130001');
    await unfold(user);
    expect(screen.getByRole('checkbox', { name: /^東京都/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^東京都/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: '都道府県を加える' }), '大阪府');
    await user.click(screen.getByRole('button', { name: '検索する' }));
    await waitFor(() => expect(address(router)).toBe('/job?area[]=270008&area[]=350001'));
  });

  it('names the orders by what they are, and says how pay is compared where it is', async () => {
    const { user, router } = open('/job');
    const sort = within(await screen.findByRole('navigation', { name: '並び順' }));
    expect(sort.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '新着順',
      '給与の高い順',
      '最終確認の新しい順',
    ]);
    expect(sort.getByRole('button', { name: '現在地から近い順' })).toBeVisible();
    const results = within(screen.getByRole('region', { name: '検索結果' }));
    expect(results.queryByText(/時給に換算し/)).not.toBeInTheDocument();
    await user.click(sort.getByRole('link', { name: '給与の高い順' }));
    expect(await results.findByText(/月160時間）で時給に換算し/)).toBeVisible();
    expect(address(router)).toBe('/job?sort=salary');
  });

  it('says how pay a month is compared with pay of other periods', async () => {
    open('/job?monthly_salary_from=200000');
    const results = within(await screen.findByRole('region', { name: '検索結果' }));
    expect(await results.findByText(/^時給・日給の求人は月160時間として/)).toBeVisible();
    expect(results.queryByText(/時給に換算し/)).not.toBeInTheDocument();
  });

  it.each([
    ['/job?keyword=求人', 'キーワードに近い順'],
    ['/job?search_target_lat=34&search_target_lng=131.8', '近い順'],
  ])('names the default order of %s', async (at, name) => {
    open(at);
    const sort = within(await screen.findByRole('navigation', { name: '並び順' }));
    expect(sort.getByRole('link', { current: true })).toHaveTextContent(name);
    expect(sort.getByRole('link', { name: '新着順' })).toBeInTheDocument();
  });

  it('says how far away a posting is from a place', async () => {
    const near = answering(listJobs, ({ query: { page, limit } }) => ({
      total: 1,
      page,
      limit,
      jobs: [{ ...sampleJobSummary({ facility: sampleFacility({ is_demo: true }) }), distance_m: 350 }],
    }));
    open('/job?search_target_lat=34&search_target_lng=131.8', near, counts);
    expect(await screen.findByText('直線で約350m')).toBeVisible();
    expect(screen.getByText('デモデータ')).toBeVisible();
  });

  it('leads on where nothing is found', async () => {
    open('/job?area=350001&keyword=みつからない&has_weekends_off=true');
    expect(
      await screen.findByRole('heading', { name: '条件に合う求人が見つかりませんでした' }),
    ).toBeVisible();
    expect(await found()).toHaveTextContent('条件に合う求人は0件です');
    expect(screen.getByRole('link', { name: '「みつからない」を外して探す' })).toHaveAttribute(
      'href',
      '/job?area=350001&has_weekends_off=true',
    );
    expect(screen.getByRole('link', { name: '山口県のすべての求人を見る' })).toHaveAttribute(
      'href',
      '/job?area=350001',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('says of a page beyond the last one how many pages there are (R1.1)', async () => {
    open('/job?page=9');
    expect(await screen.findByRole('heading', { name: 'そのページはありません' })).toBeVisible();
    expect(screen.getByRole('link', { name: '最後のページ（3ページ目）を見る' })).toHaveAttribute(
      'href',
      '/job?page=3',
    );
  });

  it.each(['/job?area=990000', '/job?area[]=130001&area[]=tokyo'])(
    'answers %s with 404 (R1.7)',
    async (at) => {
      open(at);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );

  it('leaves out what makes no sense in the address, and says so', async () => {
    open('/job?employment_status=9&sort=price&overtime_hours_to=x');
    expect(await screen.findByText('読み取れなかった条件があります')).toBeVisible();
    for (const value of ['雇用形態（9）', '並び順（price）', '残業（x）'])
      expect(screen.getByText(value)).toBeVisible();
  });

  it('is the list that it is where the counts cannot be had', async () => {
    open(
      '/job?area=350001',
      jobs,
      answering(countJobs, () => problem(503, 'unreachable')),
    );
    expect(await found()).toHaveTextContent('全45件中 1〜20件を表示');
    expect(screen.getByRole('checkbox', { name: '保育補助', hidden: true })).toBeInTheDocument();
  });

  it('leads a visitor who wants a favourite to the login, and back to the list', async () => {
    open('/job?area=350001&page=2');
    const heart = await screen.findByRole('link', { name: '「求人21」をお気に入りに入れる（ログイン）' });
    expect(heart).toHaveAttribute(
      'href',
      `/login?return_to=${encodeURIComponent('/job?area=350001&page=2')}`,
    );
  });

  it("keeps a card's posting with a member's account, and reads the favourites once for all cards", async () => {
    let reads = 0;
    const saved: unknown[] = [];
    const hanako: Session['user'] = {
      cognito_sub: '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10',
      mailaddress: 'hanako@example.jp',
      positions: [{ position_kind_id: 1 }],
      last_name: '花岡',
      first_name: '花子',
    };
    const { user } = renderRoutes(routes, {
      at: '/job',
      session: { user: hanako, expiresAt: null },
      api: createInMemoryApi(
        jobs,
        counts,
        answering(listFavoriteIds, () => {
          reads += 1;
          return { facility_ids: [], job_posting_ids: [2] };
        }),
        answering(changeFavoriteJob, ({ body }) => {
          saved.push(body);
          return { total: 2 };
        }),
      ),
    });
    const heart = (name: string) => screen.findByRole('button', { name: `「${name}」のお気に入り` });
    await waitFor(async () => expect(await heart('求人2')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heart('求人1'));
    await waitFor(async () => expect(await heart('求人1')).toHaveAttribute('aria-pressed', 'true'));
    expect(saved).toEqual([{ job_posting_id: 1, is_favorite: true }]);
    expect(reads).toBe(1);
  });
});
