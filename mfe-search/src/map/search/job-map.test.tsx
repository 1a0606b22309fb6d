import { countJobs, type JobCounts, listMapPlaces, searchJobsByMap } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, renderRoutes, sampleFacility } from '@enerabi/shared/testing';
import { noJobCounts, sampleJobSummary } from '@enerabi/shared/testing/sample-jobs';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

/** Two postings at each of fifteen facilities around Kudamatsu; every third one is for an assistant. */
const everything = Array.from({ length: 30 }, (_, at) => {
  const owner = Math.floor(at / 2) + 1;
  return sampleJobSummary({
    job_posting_id: at + 1,
    path_name: `job-${at + 1}`,
    title: `求人${at + 1}`,
    job_type: at % 3 === 0 ? 6 : 1,
    facility: sampleFacility({
      facility_id: owner,
      path_name: `facility-${owner}`,
      name: `第${owner}保育園`,
      latitude: 34 + owner / 1_000,
      longitude: 131.8,
    }),
  });
});

interface Asked {
  south?: number | undefined;
  north?: number | undefined;
  job_types?: number[] | undefined;
  keyword?: string | undefined;
}

const matching = ({ south = 0, north = 0, job_types = [], keyword = '' }: Asked) =>
  everything.filter(
    ({ facility: { latitude }, job_type, title }) =>
      Number(latitude) >= south &&
      Number(latitude) <= north &&
      (job_types.length === 0 || job_types.includes(job_type)) &&
      title.includes(keyword),
  );

const jobs = answering(searchJobsByMap, ({ query }) => {
  const { page, limit } = query;
  const matches = matching(query);
  const points = [...new Map(matches.map(({ facility }) => [facility.facility_id, facility])).values()];
  return {
    total: matches.length,
    page,
    limit,
    jobs: matches.slice((page - 1) * limit, page * limit),
    points: points.map(({ facility_id, path_name, name, facility_type, latitude, longitude }) => ({
      ...{ facility_id, path_name, name, facility_type },
      latitude: Number(latitude),
      longitude: Number(longitude),
      jobs: matches.filter(({ facility }) => facility.facility_id === facility_id).length,
    })),
    clusters: [],
  };
});

const counts = answering(countJobs, ({ query }): JobCounts => {
  const count = (job_type: number) => matching({ ...query, job_types: [job_type] }).length;
  return {
    ...noJobCounts,
    total: matching(query).length,
    job_types: ([1, 6] as const).map((job_type) => ({ job_type, jobs: count(job_type) })),
  };
});

const places = answering(listMapPlaces, () => ({ municipalities: [], stations: [] }));

const open = (at: string) => renderRoutes(routes, { at, api: createInMemoryApi(jobs, counts, places) });
const count = async () => {
  const title = await screen.findByText('この範囲の求人', { selector: 'p' });
  return within(title.parentElement as HTMLElement).getByRole('status');
};
const address = ({ router }: ReturnType<typeof open>) =>
  decodeURI(router.state.location.pathname + router.state.location.search);
const kudamatsu = '/map_search?collection=jobs&lat=34.01&lng=131.8&zoom=12';

describe('/map_search?collection=jobs without WebGL', () => {
  it('lists the postings of the place that the address names, page by page', async () => {
    open(kudamatsu);
    expect(await count()).toHaveTextContent('この範囲に30件あります（中心に近い順に1〜20件目）');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('保育のお仕事を地図から探す');
    const cards = within(screen.getByRole('region', { name: 'この範囲の求人' })).getAllByRole('article');
    expect(cards).toHaveLength(20);
    expect(screen.getByRole('link', { name: '求人1' })).toHaveAttribute('href', '/f/facility-1/job/job-1');
    expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute('href', `${kudamatsu}&page=2`);
  });

  it('narrows by the conditions of the job search, with their counts at the place (R1.8)', async () => {
    const opened = open(kudamatsu);
    await opened.user.click(await screen.findByText('場所・条件をしぼりこむ', { selector: 'summary *' }));
    await opened.user.click(screen.getByText('職種', { selector: 'summary *, summary' }));
    await opened.user.click(await screen.findByRole('checkbox', { name: '保育補助 10件' }));
    expect(await screen.findByText('この条件では10件です')).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'この条件で検索する' }));
    await waitFor(async () => expect(await count()).toHaveTextContent('この範囲に10件あります'));
    expect(address(opened)).toBe(`${kudamatsu}&job_type=6`);
    await opened.user.click(screen.getByRole('link', { name: '保育補助を条件から外す' }));
    await waitFor(async () => expect(await count()).toHaveTextContent('この範囲に30件あります'));
    expect(address(opened)).toBe(kudamatsu);
  });

  it('is in the job section, and leads back to the list with its conditions (R1.6)', async () => {
    open('/map_search?collection=jobs&area=350001&job_type=6');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      '山口県のお仕事を地図から探す',
    );
    const crumbs = within(screen.getByRole('navigation', { name: '現在位置' }));
    expect(crumbs.getByRole('link', { name: 'お仕事トップ' })).toHaveAttribute('href', '/job_top');
    for (const name of ['求人の一覧へ', '山口県の求人の一覧で、同じ条件で探す'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/job?area=350001&job_type=6');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('knows the prefecture of its list by the nearest posting', async () => {
    open(`${kudamatsu}&keyword=求人3`);
    expect(await screen.findByRole('link', { name: '求人の一覧へ' })).toHaveAttribute(
      'href',
      `/job?area=350001&keyword=${encodeURIComponent('求人3')}`,
    );
  });

  it('says that nothing is there, in the words of postings', async () => {
    open('/map_search?collection=jobs&lat=43&lng=141&zoom=12');
    expect(await count()).toHaveTextContent('この範囲に、条件に合う求人は0件です');
    expect(screen.getByRole('link', { name: '全国の求人の一覧で、同じ条件で探す' })).toHaveAttribute(
      'href',
      '/job',
    );
  });

  it('says what of the address it could not read, and is a 404 for an area that is none (R1.7)', async () => {
    open(`${kudamatsu}&employment_status=9&zoom=99`);
    expect(await screen.findByText('アドレスの一部を読み取れませんでした')).toBeVisible();
    expect(screen.getByText('雇用形態「9」')).toBeVisible();
    open('/map_search?collection=jobs&area=999999');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
