import { sampleJobSummary } from '@enerabi/shared/testing/sample-jobs';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { noNames } from '../../search/conditions/place-names.ts';
import { readJobCriteria } from '../criteria/read-job-criteria.ts';
import { jobListCrumbs } from './job-list.crumbs.ts';
import { jobListHead } from './job-list.head.ts';
import { jobListStructuredData } from './job-list.structured-data.ts';

const loaded = (query: string, total = 45) => ({
  criteria: readJobCriteria(new URLSearchParams(query)),
  names: noNames,
  list: { total, page: 2, limit: 20, jobs: [sampleJobSummary()] },
  lastPage: Math.max(1, Math.ceil(total / 20)),
});
const head = (query: string, total?: number) => jobListHead(loaded(query, total));

describe('head of the job list (R1.3)', () => {
  it('is known by area, type, status and page, whatever the order', () => {
    expect(head('page=2&sort=salary&job_type%5B%5D=6&area=130001')).toMatchObject({
      title: '東京都の保育補助の求人（2ページ目）',
      canonical: '/job?area=130001&job_type=6&page=2',
      noindex: false,
      image: '/pictures/area/tokyo.png',
    });
  });

  it.each([
    ['', '全国の保育の求人'],
    ['employment_status=4', '全国のパート・アルバイトの求人'],
    ['job_type=1&employment_status=1&area=350001', '山口県の保育士（新卒）の求人'],
    ['job_type[]=1&job_type[]=6', '全国の保育の求人'],
    ['area[]=130001&area[]=140007', '東京都・神奈川県の保育の求人'],
    ['keyword=さくら&job_type=99', '「さくら」の検索結果（全国のその他の職種の求人）'],
  ])('names what ?%s shows', (query, title) => {
    expect(head(query).title).toBe(title);
  });

  it.each(['keyword=さくら', 'job_type[]=1&job_type[]=6', 'area=130001&monthly_salary_from=200000'])(
    'keeps %s out of search engines',
    (query) => {
      expect(head(query).noindex).toBe(true);
    },
  );

  it('is the same for a form that was submitted before its scripts came, with empty fields', () => {
    const empty = 'job_type=&employment_status=&keyword=';
    expect(head(`area=&${empty}`)).toEqual(head(''));
    expect(head(`area=350001&${empty}`)).toMatchObject({ canonical: '/job?area=350001', noindex: false });
  });

  it('keeps empty lists and pages beyond the last one out of search engines', () => {
    expect(head('area=130001', 0).noindex).toBe(true);
    expect(head('area=130001&page=4')).toEqual({ title: 'そのページはありません', noindex: true });
  });

  it('has valid structured data that number the postings through all pages', async () => {
    const data = jobListStructuredData(loaded('page=2&job_type=1'), 'https://example.jp');
    expect(await structuredDataFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      '@graph': [
        { '@type': 'BreadcrumbList', itemListElement: [{ item: 'https://example.jp/job_top' }, {}, {}] },
        {
          '@type': 'ItemList',
          numberOfItems: 45,
          itemListElement: [{ position: 21, url: 'https://example.jp/f/hanaoka/job/nursery-teacher' }],
        },
      ],
    });
  });

  it.each([
    ['', ['お仕事トップ', 'お仕事を探す']],
    ['area=350001&sort=salary&page=2', ['お仕事トップ', 'お仕事を探す', '山口県の求人']],
    ['area=350001&job_type=6', ['お仕事トップ', 'お仕事を探す', '山口県の求人', '山口県の保育補助の求人']],
    ['has_weekends_off=true', ['お仕事トップ', 'お仕事を探す', '条件でしぼりこんだ結果']],
  ])('has a way that ends with what ?%s shows', (query, expected) => {
    expect(jobListCrumbs(loaded(query).criteria).map(({ name }) => name)).toEqual(expected);
  });
});
