import {
  countJobs,
  type HiringFacilities,
  type InterviewList,
  type JobCounts,
  listHiringFacilities,
  listInterviews,
  listJobs,
} from '@enerabi/shared/contract';
import type { Site } from '@enerabi/shared/kernel';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
} from '@enerabi/shared/testing';
import { noJobCounts, sampleJobSummary } from '@enerabi/shared/testing/sample-jobs';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { jobTopData } from './job-top.structured-data.ts';

const route = routes.filter(({ id }) => id === 'job-top');
const hanaoka = {
  path_name: 'hanaoka',
  name: '花岡保育園',
  prefecture_code: '350001',
  municipality_name: '下松市',
  is_demo: false,
};
const counts: JobCounts = {
  ...noJobCounts,
  total: 1234,
  areas: [{ area: '350001', jobs: 12 }],
  employment_statuses: [{ employment_status: 1, jobs: 30 }],
  job_types: [{ job_type: 1, jobs: 1000 }],
  welcomes_beginners: 8,
};
const away = () => problem(503, 'unreachable');
const everything = {
  counts: answering(countJobs, () => counts),
  jobs: answering(listJobs, ({ query: { page, limit, sort } }) => ({
    total: 1234,
    page,
    limit,
    jobs: sort === 'new' ? [sampleJobSummary()] : [],
  })),
  hiring: answering(
    listHiringFacilities,
    (): HiringFacilities => ({
      facilities: [{ ...hanaoka, jobs: 3, job_types: [1, 6] }],
    }),
  ),
  interviews: answering(
    listInterviews,
    (): InterviewList => ({
      interviews: [
        {
          path_name: 'nurse',
          title: '子どもの声がする職場で',
          job_type: 3,
          job_title: '看護師',
          years_of_service: 3,
          posted_on: '2026-05-01',
          facility: hanaoka,
        },
      ],
    }),
  ),
};

interface Opened {
  answers?: Partial<Record<keyof typeof everything, ReturnType<typeof answering>>>;
  site?: Partial<Site>;
  can?: Partial<typeof everyCapability>;
}
const open = ({ answers = {}, site = {}, can = {} }: Opened = {}) =>
  renderRoutes(route, {
    at: '/job_top',
    api: createInMemoryApi(...Object.values({ ...everything, ...answers })),
    site,
    can: { ...everyCapability, jobContact: false, ...can },
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('/job_top', () => {
  it('says how many postings there are, and what is said of each', async () => {
    open();
    expect(await screen.findByText('1,234件の求人を掲載中')).toBeVisible();
    const promises = within(screen.getByRole('list', { name: '求人の掲載について' }));
    expect(promises.getByText('園・施設が内容を最後に確認した日を表示')).toBeVisible();
  });

  it('searches with nothing in the address but what was filled in', async () => {
    const { user, router } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: '都道府県' }), '山口県');
    await user.selectOptions(screen.getByRole('combobox', { name: '雇用形態' }), '正社員');
    await user.type(screen.getByRole('searchbox', { name: 'キーワード' }), ' 花岡 ');
    await user.click(screen.getByRole('button', { name: '検索する' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/job'));
    expect(decodeURI(router.state.location.search)).toBe('?area=350001&keyword=花岡&employment_status=2');
  });

  it('searches by a plain GET form without scripts', async () => {
    open();
    const form = await screen.findByRole('search');
    expect(form).toHaveAttribute('action', '/job');
    expect(form).toHaveAttribute('method', 'get');
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual([
      'area',
      'job_type',
      'employment_status',
      'keyword',
    ]);
  });

  it('leads to the search by railway line and station', async () => {
    open();
    expect(await screen.findByRole('link', { name: '路線・駅から探す' })).toHaveAttribute(
      'href',
      '/railway_search/13/select_railway?collection=jobs',
    );
  });

  it('leads to job types, employment and conditions, each with its count', async () => {
    open();
    const shortcuts = await section('職種・働き方から探す');
    const links = [
      ['保育士1,000件', '/job?job_type=1'],
      ['保育補助0件', '/job?job_type=6'],
      ['新卒30件', '/job?employment_status=1'],
      ['パート・アルバイト0件', '/job?employment_status=4'],
      ['未経験可8件', '/job?welcomes_beginners=1'],
    ] as const;
    const shown = shortcuts.getAllByRole('link');
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(links.map(([, href]) => href));
    for (const [at, [text]] of links.entries()) expect(shown[at]?.textContent?.startsWith(text)).toBe(true);
  });

  it.each(['日本地図', '地方ごとの一覧'])(
    'leads from the %s to the postings of a prefecture',
    async (name) => {
      open();
      const areas = within(await screen.findByRole('navigation', { name }));
      const links = areas.getAllByRole('link', { hidden: true });
      expect(links.filter((link) => link.getAttribute('href')?.startsWith('/job?area='))).toHaveLength(47);
      const yamaguchi = links.find((link) => link.getAttribute('href') === '/job?area=350001');
      expect(yamaguchi).toHaveTextContent(/^山口.*12/);
    },
  );

  it('shows the newest postings, who is hiring, and what staff tell', async () => {
    open();
    const newest = await section('新着の求人');
    expect(newest.getByRole('link', { name: '保育士（正社員）' })).toHaveAttribute(
      'href',
      '/f/hanaoka/job/nursery-teacher',
    );
    expect(newest.getByRole('link', { name: '新着順ですべて見る' })).toHaveAttribute('href', '/job?sort=new');
    const hiring = await section('複数の求人を掲載中の園・施設');
    expect(hiring.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka#jobs');
    expect(hiring.getByText('掲載中の求人 3件')).toBeVisible();
    expect(hiring.getByText('山口県下松市')).toBeVisible();
    const interviews = await section('先輩職員インタビュー');
    expect(interviews.getByRole('link', { name: '子どもの声がする職場で' })).toHaveAttribute(
      'href',
      '/f/hanaoka/interview/nurse',
    );
    expect(interviews.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
  });

  it.each([
    [false, '園・施設に直接問い合わせる', 'フォームで問い合わせ・応募する'],
    [true, 'フォームで問い合わせ・応募する', '園・施設に直接問い合わせる'],
  ])('says how to apply as far as it works, with a form: %s (R7.3)', async (jobContact, said, unsaid) => {
    open({ can: { jobContact } });
    const steps = await section('応募までの流れ');
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    expect(steps.getByRole('heading', { name: said })).toBeVisible();
    expect(steps.queryByRole('heading', { name: unsaid })).not.toBeInTheDocument();
  });

  it('leads to the columns that are configured', async () => {
    open({ site: { columns: [{ title: 'はじめての転職', url: 'https://columns.test/1' }] } });
    expect((await section('コラム')).getByRole('link', { name: /^はじめての転職/ })).toHaveAttribute(
      'href',
      'https://columns.test/1',
    );
  });

  it('stays the way to every search while the API is away, and says what is missing', async () => {
    open({
      answers: {
        counts: answering(countJobs, away),
        jobs: answering(listJobs, away),
        hiring: answering(listHiringFacilities, away),
        interviews: answering(listInterviews, away),
      },
    });
    expect(await screen.findByText('最新の求人を読み込めませんでした')).toBeVisible();
    expect(screen.getByRole('button', { name: '検索する' })).toBeVisible();
    const shortcuts = await section('職種・働き方から探す');
    expect(shortcuts.getByRole('link', { name: /^保育補助/ })).not.toHaveTextContent('件');
    expect(shortcuts.getByRole('link', { name: '夜勤なし' })).toHaveAttribute(
      'href',
      '/job?has_no_night_shift=1',
    );
    for (const name of ['新着の求人', '複数の求人を掲載中の園・施設', '先輩職員インタビュー'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('leaves out one part alone when its call fails', async () => {
    open({ answers: { hiring: answering(listHiringFacilities, away) } });
    await section('新着の求人');
    expect(screen.queryByText('最新の求人を読み込めませんでした')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '複数の求人を掲載中の園・施設' })).not.toBeInTheDocument();
  });

  it('says so where no posting is open', async () => {
    const none = { total: 0, page: 1, limit: 6, jobs: [] };
    open({
      answers: { jobs: answering(listJobs, () => none), counts: answering(countJobs, () => noJobCounts) },
    });
    expect(await screen.findByText(/^いま掲載中の求人はありません/)).toBeVisible();
    expect(screen.queryByText(/件の求人を掲載中/)).not.toBeInTheDocument();
  });

  it('says to search engines what it is (R1.3)', async () => {
    const data = jobTopData({ jobs: [sampleJobSummary()] }, 'https://example.jp');
    expect(await structuredDataFaults(data)).toEqual([]);
    expect(JSON.stringify(data)).toContain('https://example.jp/f/hanaoka/job/nursery-teacher');
    open();
    await section('新着の求人');
    await waitFor(() => expect(document.title).toBe('保育士・保育補助などの求人を探す｜えんえらび'));
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://example.jp/job_top',
    );
  });
});
