import {
  changeFavoriteJob,
  getJobPosting,
  type JobPostingDetail,
  listFavoriteIds,
} from '@enerabi/shared/contract';
import { conditionNames } from '@enerabi/shared/job-conditions';
import type { Session } from '@enerabi/shared/kernel';
import {
  answering,
  answerStatus,
  createInMemoryApi,
  noCapability,
  problem,
  renderRoutes,
  sampleFacility,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { sampleJob, sampleJobSummary } from '@enerabi/shared/testing/sample-jobs';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const job = { ...sampleJob(), job_posting_id: 5 };
const posting = (known: Partial<JobPostingDetail> = {}): JobPostingDetail => ({
  is_open: true,
  job,
  facility: sampleFacilityDetail(),
  interviews: [],
  of_facility: [],
  nearby: [],
  ...known,
});
const cook = sampleJobSummary({ job_posting_id: 6, path_name: 'cook', title: '調理員' });
const near = {
  ...sampleJobSummary({
    job_posting_id: 7,
    title: '近くの保育士',
    facility: { ...sampleFacility(), path_name: 'sakura', name: 'さくら保育園' },
  }),
  distance_m: 1_230,
};

const answers = (known: Partial<JobPostingDetail>) =>
  answering(getJobPosting, ({ query }) =>
    query.job_posting_path_name === job.path_name ? posting(known) : problem(404, 'job_posting_not_found'),
  );
const at = '/f/hanaoka/job/nursery-teacher';
const open = (
  known: Partial<JobPostingDetail> = {},
  options: Partial<Parameters<typeof renderRoutes>[1]> = {},
) => renderRoutes(routes, { at, api: createInMemoryApi(answers(known)), ...options });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const structuredData = () => document.querySelector('script[type="application/ld+json"]');

describe('/f/{facility_path_name}/job/{job_posting_path_name} (specification section 2)', () => {
  it('states every condition that the law requires (domain section 3)', async () => {
    open({
      job: {
        ...job,
        renewal_limit: '通算5年まで',
        salary_note: '通勤手当あり',
        fixed_overtime_pay: 20_000,
        fixed_overtime_hours: 10,
      },
    });
    const conditions = await region('募集要項');
    const stated = conditions.getAllByRole('term').map((term) => term.textContent);
    for (const name of Object.values(conditionNames).filter((one) => one !== conditionNames.offers))
      expect(stated).toContain(name);
    const values = conditions.getAllByRole('definition').map((value) => value.textContent);
    for (const value of [
      job.duties,
      job.place,
      job.contract_term,
      '通算5年まで',
      job.probation,
      job.hours,
      job.holidays,
      '月給 210,000円〜260,000円。通勤手当あり',
      '固定残業代 20,000円（10時間分）を給与とは別に支給します。10時間を超える時間外労働の分は、追加で支給します。',
      job.insurance,
      job.passive_smoking_measure,
      job.employer_name,
    ])
      expect(values).toContain(value);
  });

  it('begins with pay and what it consists of, place and time, and its dates', async () => {
    open({ job: { ...job, overtime_hours: 0, annual_days_off: null, welcomes_returners: true } });
    expect(await screen.findByRole('heading', { level: 1, name: '保育士（正社員）' })).toBeVisible();
    const head = await region('この求人の要点');
    const facts = Object.fromEntries(
      head.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toMatchObject({
      給与: '月給 210,000円〜260,000円',
      勤務地: '花岡保育園',
      勤務時間: '7:30〜18:30のうち8時間',
      年間休日: '記載なし',
      残業: '原則としてありません',
      掲載日: '2026年4月1日',
      掲載終了日: '2026年6月30日',
    });
    expect(facts.最終確認日).toMatch(/^2026年4月1日（[\d,]+日前）$/);
    expect(head.getByText('ブランク可')).toBeVisible();
  });

  it('shows a day of work, interviews, other postings, and similar ones with their distance', async () => {
    const interview = {
      path_name: 'nurse',
      title: '看護師の毎日',
      job_type: 3 as const,
      job_title: '看護師',
      years_of_service: 2,
      posted_on: '2026-05-01',
    };
    open({
      job: { ...job, daily_schedule: [{ time: '08:30', text: '出勤' }] },
      interviews: [interview],
      of_facility: [cook],
      nearby: [near],
    });
    expect((await region('仕事の一日')).getByRole('listitem')).toHaveTextContent('8:30出勤');
    const staff = await region('先輩職員インタビュー');
    expect(hrefs(staff.getAllByRole('link'))).toEqual(['/f/hanaoka/interview/nurse']);
    const others = await region('この園のほかの求人');
    expect(others.getByRole('link', { name: '調理員' })).toHaveAttribute('href', '/f/hanaoka/job/cook');
    const around = await region('近くの似た求人');
    expect(around.getByRole('link', { name: '近くの保育士' })).toHaveAttribute(
      'href',
      '/f/sakura/job/nursery-teacher',
    );
    expect(around.getByText('この園から直線で約1.2km')).toBeVisible();
    expect(screen.getByRole('link', { name: '山口県の求人をすべて見る' })).toHaveAttribute(
      'href',
      '/job?area=350001',
    );
  });

  it('leaves out what there is not', async () => {
    open();
    await region('募集要項');
    for (const name of ['仕事の一日', '先輩職員インタビュー', 'この園のほかの求人', '近くの似た求人'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('has breadcrumbs that come from the job section (R1.6)', async () => {
    open();
    const crumbs = within(await screen.findByRole('navigation', { name: '現在位置' }));
    expect(hrefs(crumbs.getAllByRole('link')).slice(0, 4)).toEqual([
      '/job_top',
      '/job',
      '/job?area=350001',
      '/f/hanaoka',
    ]);
  });

  it('describes an open posting to search engines (R1.3)', async () => {
    open();
    await region('募集要項');
    const data = JSON.parse(structuredData()?.textContent ?? '');
    expect(await structuredDataFaults(data)).toEqual([]);
    expect(data['@graph'][1]).toMatchObject({ '@type': 'JobPosting', directApply: true });
    expect(document.querySelector('meta[name=robots]')).not.toBeInTheDocument();
  });

  it.each(['/f/hanaoka/job/nothing', '/f/hanaoka/job/%E3%81%82', '/f/%00/job/nursery-teacher'])(
    'answers %s with 404 (R1.1)',
    async (address) => {
      open({}, { at: address });
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );
});

describe('asking about a posting', () => {
  it('is left to the facility until the site has its form (R7.3)', async () => {
    open({}, { can: { jobContact: false } });
    const asking = await region('応募・お問い合わせの方法');
    expect(asking.getByText(/園に直接お願いします。このサイトでは受け付けていません。/)).toBeVisible();
    expect(hrefs(asking.getAllByRole('link'))).toEqual(['tel:0833431234', 'https://example.jp/hanaoka']);
    expect(screen.getAllByRole('link', { name: '応募・質問の方法を見る' })[0]).toHaveAttribute(
      'href',
      `${at}#asking`,
    );
  });

  it('says so where the facility publishes no way', async () => {
    open({ facility: sampleFacilityDetail({ phones: [], url: null }) }, { can: { jobContact: false } });
    const asking = await region('応募・お問い合わせの方法');
    expect(asking.getByText(/公表されていません/)).toBeVisible();
    expect(asking.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads to the form, with the posting, once there is one (R2.3)', async () => {
    open({}, { can: { ...noCapability, jobContact: true } });
    const asking = await region('応募・お問い合わせの方法');
    expect(asking.getByRole('link', { name: '質問・応募のフォームへ進む' })).toHaveAttribute(
      'href',
      '/contact/hanaoka/job_contact_input?job_posting_path_name=nursery-teacher',
    );
    expect(asking.queryByText(/受け付けていません/)).not.toBeInTheDocument();
  });
});

describe('a favourite posting', () => {
  const hanako: Session = {
    user: {
      cognito_sub: '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10',
      mailaddress: 'hanako@example.jp',
      positions: [{ position_kind_id: 1 }],
      last_name: '花岡',
      first_name: '花子',
    },
    expiresAt: null,
  };

  it('needs a login, which leads back', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'お気に入り（ログイン）' })).toHaveAttribute(
      'href',
      `/login?return_to=${encodeURIComponent(at)}`,
    );
  });

  it('is saved with the account of a member', async () => {
    let saved: unknown;
    const { user } = open(
      {},
      {
        session: hanako,
        api: createInMemoryApi(
          answers({}),
          answering(listFavoriteIds, () => ({ facility_ids: [5], job_posting_ids: [] })),
          answering(changeFavoriteJob, ({ body }) => {
            saved = body;
            return { total: 1 };
          }),
        ),
      },
    );
    const heart = await screen.findByRole('button', { name: '「保育士（正社員）」のお気に入り' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(saved).toEqual({ job_posting_id: 5, is_favorite: true });
  });
});

describe('a posting that has ended', () => {
  it('says so, leads on, and is neither stated nor for search engines any more', async () => {
    open({ is_open: false, of_facility: [cook], nearby: [near] });
    expect(await screen.findByText('この求人の募集は終了しました')).toBeVisible();
    expect((await region('この園のほかの求人')).getByRole('link', { name: '調理員' })).toBeVisible();
    expect((await region('近くの似た求人')).getByRole('link', { name: '近くの保育士' })).toBeVisible();
    expect((await region('働く園・施設')).getByRole('link', { name: '花岡保育園' })).toHaveAttribute(
      'href',
      '/f/hanaoka',
    );
    for (const name of ['募集要項', 'この求人の要点', '応募・お問い合わせの方法'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(structuredData()).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toContain('募集終了：保育士（正社員）');
  });

  it('says that there is nothing else where that is so', async () => {
    open({ is_open: false });
    expect(await screen.findByText('この園で募集中の求人は、いまありません。')).toBeVisible();
    expect(screen.getByText('この都道府県で募集中の似た求人は、いまありません。')).toBeVisible();
  });

  it.each([
    [true, 200],
    [false, 410],
  ])('is gone for whoever asks the server: open %s, status %i', async (is_open, status) => {
    expect(await answerStatus(routes, { at, api: createInMemoryApi(answers({ is_open })) })).toBe(status);
  });
});
