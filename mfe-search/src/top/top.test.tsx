import { capabilityOf } from '@enerabi/shared/constants';
import { countJobs, getTop, type JobCounts, type Top } from '@enerabi/shared/contract';
import type { Site } from '@enerabi/shared/kernel';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
} from '@enerabi/shared/testing';
import { noJobCounts } from '@enerabi/shared/testing/sample-jobs';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';

const facility = {
  path_name: 'hanaoka',
  name: 'はなおか保育園',
  prefecture_code: '350001',
  municipality_name: '下松市',
  is_demo: false,
};
const nothing: Top = {
  totals: { facilities: 0, visit_bookable_facilities: 0 },
  visits: [],
  notifications: [],
  events: [],
  support_messages: [],
};
const filled: Top = {
  totals: { facilities: 4700, visit_bookable_facilities: 1955 },
  visits: [
    {
      facility: { ...facility, facility_type: 1, facility_type_text: null, stations: [] },
      next_slot: {
        starts_at: '2026-11-25 09:30:00',
        ends_at: '2026-11-25 10:30:00',
        child_class_ids: [0, 1],
        families_left: 2,
      },
      dates_ahead: 4,
    },
  ],
  notifications: [{ path_name: 'garden', title: '園庭開放のお知らせ', posted_on: '2026-11-20', facility }],
  events: [
    {
      path_name: 'matsuri',
      title: '子育てまつり',
      starts_at: '2026-12-05 10:00:00',
      ends_at: '2026-12-05 12:00:00',
      place: '市民ホール',
      capacity: null,
      audience: 'applicant',
      area_slug: 'yamaguchi',
      facility: null,
    },
    {
      path_name: 'garden-day',
      title: '園庭であそぼう',
      starts_at: '2026-12-06 10:00:00',
      ends_at: '2026-12-06 11:00:00',
      place: null,
      capacity: null,
      audience: 'applicant',
      area_slug: 'yamaguchi',
      facility,
    },
  ],
  support_messages: [
    {
      support_message_id: 1,
      child_class_id: 1,
      parent_age_text: '30代',
      support_message_recommend_kind_id: 1,
      support_message_description: '毎日楽しく通っています。',
      posted_on: '2026-11-19',
      facility,
    },
  ],
};

const someJobs: JobCounts = {
  ...noJobCounts,
  total: 1234,
  job_types: [{ job_type: 1, jobs: 1000 }],
};

// This test checks only where links lead; the list has its own tests.
const [topRoute] = routes;
const open = (
  top: Top | ReturnType<typeof problem> = filled,
  site: Partial<Site> = {},
  can = everyCapability,
  jobs: JobCounts | ReturnType<typeof problem> = someJobs,
) =>
  renderRoutes(topRoute ? [topRoute] : [], {
    at: '/',
    api: createInMemoryApi(
      answering(getTop, () => top),
      answering(countJobs, () => jobs),
    ),
    site,
    can,
  });
const section = (name: string) => screen.findByRole('region', { name });
const linkIn = async (name: string, link: string | RegExp) =>
  within(await section(name)).getByRole('link', { name: link });

describe('/', () => {
  it('searches facilities by area and keyword, with nothing but these in the address', async () => {
    const { user, router } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: '都道府県' }), '山口県');
    await user.type(screen.getByRole('searchbox', { name: 'キーワード' }), 'はなおか');
    await user.click(screen.getByRole('button', { name: '検索する' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/f'));
    expect(decodeURI(router.state.location.search)).toBe('?area=350001&keyword=はなおか');
  });

  it('shows that it is searching until the list is there', async () => {
    const { promise: found, resolve: find } = Promise.withResolvers<null>();
    const list = {
      id: 'list',
      path: 'f',
      lazy: async () => ({ loader: () => found, Component: () => '一覧' }),
    };
    const api = createInMemoryApi(
      answering(getTop, () => filled),
      answering(countJobs, () => someJobs),
    );
    const { user } = renderRoutes(topRoute ? [topRoute, list] : [], { at: '/', api });
    const button = await screen.findByRole('button', { name: '検索する' });
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    find(null);
    expect(await screen.findByText('一覧')).toBeVisible();
  });

  it('leads to every other way of searching', async () => {
    open();
    const ways = await screen.findByRole('navigation', { name: '探し方を選ぶ' });
    expect(
      within(ways)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/f', '/map_search', '/railway_search/13/select_railway', '/#areas']);
  });

  it.each(['日本地図', '地方ごとの一覧'])(
    'links every prefecture to its page from the %s (R1.7)',
    async (name) => {
      open();
      const links = within(await screen.findByRole('navigation', { name })).getAllByRole('link', {
        hidden: true,
      });
      const pages = links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/') && !href.includes('#'));
      expect(new Set(pages).size).toBe(47);
      expect(pages.at(-1)).toBe('/okinawa');
    },
  );

  it('says how much there is to find', async () => {
    open();
    expect(await screen.findByText('4,700の園・施設を掲載')).toBeVisible();
    expect(screen.getByText('うち1,955か所が見学の日程を公開中')).toBeVisible();
  });

  it('shows what happens at facilities, and leads to each', async () => {
    open();
    expect(await linkIn('まもなく見学できる園', 'はなおか保育園')).toHaveAttribute('href', '/f/hanaoka');
    expect(await linkIn('園からのお知らせ', 'はなおか保育園')).toHaveAttribute('href', '/f/hanaoka');
    expect(await linkIn('イベント', 'はなおか保育園')).toHaveAttribute('href', '/f/hanaoka');
    expect(await linkIn('イベント', '山口県の園・施設')).toHaveAttribute('href', '/yamaguchi');
    expect(await linkIn('応援メッセージ', 'はなおか保育園')).toHaveAttribute('href', '/f/hanaoka');
    expect(await linkIn('お仕事を探している方へ', 'お仕事トップへ')).toHaveAttribute('href', '/job_top');
  });

  it('says how many postings there are, and of which kind', async () => {
    open();
    const jobs = within(await section('お仕事を探している方へ'));
    expect(jobs.getByText('1,234件の求人を掲載中')).toBeVisible();
    expect(jobs.getByRole('link', { name: /^保育士/ })).toHaveTextContent('保育士1,000件');
    expect(jobs.getByRole('link', { name: /^保育補助/ })).toHaveAttribute('href', '/job?job_type=6');
  });

  it('leads to the postings without their number where that is not known', async () => {
    open(filled, {}, everyCapability, problem(503, 'unreachable'));
    const link = await linkIn('お仕事を探している方へ', '保育士');
    expect(link).toHaveAttribute('href', '/job?job_type=1');
    expect(await section('応援メッセージ')).toBeVisible();
  });

  it('has no way into a job section that is not there yet (R7.3)', async () => {
    open(filled, {}, { ...everyCapability, jobBoard: false });
    await section('応援メッセージ');
    expect(screen.queryByRole('region', { name: 'お仕事を探している方へ' })).not.toBeInTheDocument();
    expect([...document.links].filter(({ pathname }) => capabilityOf(pathname) === 'jobBoard')).toEqual([]);
  });

  it('leads from a notice and from an event to their pages, and to who holds them', async () => {
    open();
    const notices = within(await section('園からのお知らせ'));
    const [notice] = filled.notifications;
    expect(notices.getByRole('link', { name: '園庭開放のお知らせ' })).toHaveAttribute(
      'href',
      `/f/${notice?.facility.path_name}/notice_board/${notice?.path_name}`,
    );
    const events = within(await section('イベント'));
    expect(events.getByRole('link', { name: '子育てまつり' })).toHaveAttribute(
      'href',
      '/yamaguchi/e/matsuri',
    );
    expect(events.getByRole('link', { name: '山口県の園・施設' })).toHaveAttribute('href', '/yamaguchi');
  });

  it('says デモデータ also where the only demonstration is an event', async () => {
    const [, held] = filled.events;
    open({ ...nothing, events: held ? [{ ...held, facility: { ...facility, is_demo: true } }] : [] });
    expect(await screen.findByText('デモデータ')).toBeVisible();
  });

  it('leaves out what there is none of', async () => {
    open(nothing);
    expect(await section('お仕事を探している方へ')).toBeVisible();
    for (const name of ['まもなく見学できる園', '園からのお知らせ', 'イベント', '応援メッセージ', 'コラム'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText(/施設を掲載/)).toBeNull();
  });

  it('stays the way to every search while the API is away, and says what is missing', async () => {
    open(problem(503, 'unreachable'));
    expect(await screen.findByText('最新の情報を読み込めませんでした')).toBeVisible();
    expect(screen.getByRole('button', { name: '検索する' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: '地方ごとの一覧' })).toBeVisible();
  });

  it('claims no rank, unless one with its source is configured', async () => {
    open();
    await screen.findByText('4,700の園・施設を掲載');
    expect(document.body).not.toHaveTextContent('No.1');
  });

  it('shows the source of a claim beside it', async () => {
    open(filled, { ranking: { claim: '掲載施設数No.1', source: '2025年8月 調査会社調べ' } });
    expect(await screen.findByText('掲載施設数No.1')).toBeVisible();
    expect(screen.getByText('2025年8月 調査会社調べ')).toBeVisible();
  });

  it('leads to the columns that are configured', async () => {
    open(filled, { columns: [{ title: '慣らし保育', url: 'https://columns.test/1' }] });
    expect(await linkIn('コラム', /^慣らし保育/)).toHaveAttribute('href', 'https://columns.test/1');
  });

  it('shows birthdays and classes in a table, also without scripts', async () => {
    open();
    const child = within(await section('お子さまのクラスを確かめる'));
    const table = await child.findByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(7);
  });
});
