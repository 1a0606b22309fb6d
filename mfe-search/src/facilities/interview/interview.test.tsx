import { interviewPath, staticInterviewPathNames } from '@enerabi/shared/constants';
import { getFacility, getFacilityInterview, type Interview } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const interview: Interview = {
  path_name: 'nurse',
  title: '元気な毎日を支える看護です',
  job_type: 3,
  job_title: '看護師（0歳児クラス）',
  years_of_service: 3,
  posted_on: '2026-04-01',
  introduction: '小児科で8年働きました。',
  answers: [
    { question: 'どんな仕事をしますか。', answer: '朝は全クラスを回ります。' },
    { question: 'やりがいは何ですか。', answer: '手洗いの歌です。' },
  ],
  other_interviews: [
    {
      path_name: 'cook',
      title: 'きょうのおかず、なあに',
      job_type: 5,
      job_title: '調理員',
      years_of_service: null,
      posted_on: '2026-03-01',
    },
  ],
};

const open = (at = '/f/hanaoka/interview/nurse', changes: Partial<Interview> = {}) =>
  renderRoutes(routes, {
    at,
    api: createInMemoryApi(
      answering(getFacility, ({ query }) =>
        query.path_name === 'nowhere'
          ? problem(404, 'facility_not_found')
          : sampleFacilityDetail({ path_name: query.path_name }),
      ),
      answering(getFacilityInterview, ({ query }) =>
        query.interview_path_name === 'nothing'
          ? problem(404, 'interview_not_found')
          : { ...interview, path_name: query.interview_path_name, ...changes },
      ),
    ),
  });

describe('/f/{facility_path_name}/interview/{interview_path_name}', () => {
  it('shows who answers what was asked', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: '元気な毎日を支える看護です' }),
    ).toBeVisible();
    const answer = within(await screen.findByRole('region', { name: /どんな仕事をしますか。/ }));
    expect(answer.getByText('朝は全クラスを回ります。')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '看護師（0歳児クラス）' })).toBeVisible();
    for (const words of ['この園で3年目', '小児科で8年働きました。', '看護師'])
      expect(screen.getByText(words)).toBeVisible();
  });

  it('leads to the other interviews of the facility, and to the facility', async () => {
    open();
    const others = within(await screen.findByRole('region', { name: 'この園のほかのインタビュー' }));
    expect(others.getByRole('link', { name: 'きょうのおかず、なあに' })).toHaveAttribute(
      'href',
      '/f/hanaoka/interview/cook',
    );
    const about = within(screen.getByRole('complementary', { name: 'この園・施設' }));
    expect(about.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
  });

  it('gives search engines its breadcrumbs, date and author (R1.3)', async () => {
    open();
    await screen.findByText('小児科で8年働きました。');
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(await structuredDataFaults(data)).toEqual([]);
    expect(data['@graph'].map((item: { '@type': string }) => item['@type'])).toEqual([
      'BreadcrumbList',
      'Article',
    ]);
  });

  it('says nothing of others where there are none, nor of years that are not known', async () => {
    open(undefined, { other_interviews: [], years_of_service: null });
    expect(await screen.findByText('小児科で8年働きました。')).toBeVisible();
    expect(screen.queryByText(/ほかのインタビュー|年目/)).not.toBeInTheDocument();
  });

  it('has ten fixed addresses as entries of the route table, for whichever facility (R1.5)', () => {
    expect(new Set(staticInterviewPathNames).size).toBe(10);
    expect(routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        staticInterviewPathNames.map((name) => `/f/:facility_path_name/interview/${name}`),
      ),
    );
  });

  it('answers a fixed address of a facility without that interview with 404 (R1.1, R1.5)', async () => {
    open('/f/nowhere/interview/dietitian');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });

  it.each(staticInterviewPathNames)(
    'renders the fixed address %s like any other (R1.5)',
    async (interview_path_name) => {
      const at = interviewPath('hanaoka', interview_path_name);
      const { router } = open(at);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(router.state.matches.at(-1)?.route.id).toBe(`interview.${interview_path_name}`);
      expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://example.jp${at}`,
      );
    },
  );

  it.each(['/f/hanaoka/interview/nothing', '/f/nowhere/interview/nurse', '/f/hanaoka/interview/%E3%81%82'])(
    'answers %s with 404 (R1.1)',
    async (at) => {
      open(at);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );
});
