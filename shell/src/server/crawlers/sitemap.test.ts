import { everyCapability, noCapability } from '@enerabi/shared/testing/every-capability';
import { describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sitemapIndex, urlSet } from './sitemap.ts';
import { areaPages, fixedPages, partPages, sitemapFiles } from './sitemap-pages.ts';

const origin = 'https://example.jp';
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

describe('a file of the sitemap (sitemaps.org)', () => {
  it('has addresses with their origin, escaped, and the days of their last change', () => {
    const file = urlSet(origin, [
      { path: '/f?area=130001&facility_types%5B%5D=1', lastModifiedOn: '2026-05-01' },
      { path: '/terms' },
    ]);
    expect(XMLValidator.validate(file)).toBe(true);
    expect(file).toContain('<loc>https://example.jp/f?area=130001&amp;facility_types%5B%5D=1</loc>');
    expect(parser.parse(file)).toMatchObject({
      urlset: {
        '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
        url: [
          { loc: `${origin}/f?area=130001&facility_types%5B%5D=1`, lastmod: '2026-05-01' },
          { loc: `${origin}/terms` },
        ],
      },
    });
  });

  it('is within the limits of the protocol where it is full', () => {
    const longest = `/f/${'a'.repeat(120)}/notice_board/${'b'.repeat(120)}`;
    const full = Array.from({ length: 5_000 }, () => ({ path: longest, lastModifiedOn: '2026-05-01' }));
    expect(Buffer.byteLength(urlSet(origin, full))).toBeLessThan(50 * 1_048_576);
  });
});

describe('the pages that are always there', () => {
  it('are those whose capability is there (R7.3)', () => {
    const always = ['/', '/f', '/map_search', '/terms'];
    expect(pathsOf(fixedPages(noCapability))).toEqual(always);
    expect(pathsOf(fixedPages(everyCapability))).toEqual([
      '/',
      '/f',
      '/map_search',
      '/o',
      '/job_top',
      '/job',
      '/map_search?collection=jobs',
      '/terms',
      '/one_stop/terms',
    ]);
  });
});

describe('the index', () => {
  it('names every part at the root of the site, whose pages they speak for', () => {
    const files = sitemapFiles({
      facility: [
        { part: 1, last_modified_on: '2026-05-01' },
        { part: 3, last_modified_on: '2026-05-02' },
      ],
      notification: [{ part: 1, last_modified_on: '2026-05-03' }],
      interview: [],
      corporation: [{ part: 1, last_modified_on: '2026-05-04' }],
      event: [{ part: 1, last_modified_on: '2026-05-05' }],
      job_posting: [{ part: 2, last_modified_on: '2026-05-06' }],
    });
    expect(pathsOf(files)).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-areas.xml',
      '/sitemap-facilities-1.xml',
      '/sitemap-facilities-3.xml',
      '/sitemap-notices-1.xml',
      '/sitemap-operators-1.xml',
      '/sitemap-events-1.xml',
      '/sitemap-jobs-2.xml',
    ]);
    expect(
      pathsOf(
        sitemapFiles({
          facility: [],
          notification: [],
          interview: [],
          corporation: [],
          event: [],
          job_posting: [],
        }),
      ),
    ).toEqual(['/sitemap-pages.xml']);
    const index = sitemapIndex(origin, files);
    expect(XMLValidator.validate(index)).toBe(true);
    expect(parser.parse(index)).toMatchObject({
      sitemapindex: {
        sitemap: expect.arrayContaining([
          { loc: `${origin}/sitemap-facilities-3.xml`, lastmod: '2026-05-02' },
        ]),
      },
    });
  });
});

describe('the pages of the sitemap', () => {
  it('of areas are those that have facilities', () => {
    const dated = { last_modified_on: '2026-05-01' };
    const tokyo = {
      prefecture_code: '130001',
      facility_types: [{ facility_type: 6 as const, ...dated }],
      municipalities: [{ municipality_code: '131016', ...dated }],
      ...dated,
    };
    const areas = [tokyo, { ...tokyo, prefecture_code: '990000' }];
    expect(
      pathsOf(
        areaPages({
          areas,
          railway_areas: ['130001'],
          event_areas: ['130001'],
          notice_areas: ['130001'],
          job_areas: ['130001', '350001'],
          jobs: [
            { prefecture_code: '130001', job_types: [1], employment_statuses: [1, 4] },
            { prefecture_code: '350001', job_types: [6], employment_statuses: [4] },
          ],
        }),
      ),
    ).toEqual([
      '/tokyo',
      '/f?area=130001',
      '/map_search?area=130001',
      '/f?area=130001&facility_types%5B%5D=6',
      '/f?area=130001&municipalities%5B%5D=131016',
      '/railway_search/13/select_railway',
      '/tokyo/e',
      '/tokyo/notice_board',
      '/job?area=130001',
      '/job?area=350001',
      '/job?job_type=1',
      '/job?job_type=6',
      '/job?employment_status=1',
      '/job?employment_status=4',
      '/map_search?collection=jobs&area=130001',
      '/railway_search/13/select_railway?collection=jobs',
      '/job?area=130001&job_type=1',
      '/job?area=130001&employment_status=1',
      '/job?area=130001&employment_status=4',
      '/map_search?collection=jobs&area=350001',
      '/job?area=350001&job_type=6',
      '/job?area=350001&employment_status=4',
    ]);
  });

  it('of operators and events are their own', () => {
    const result = { path_name: 'aoba', last_modified_on: '2026-05-01' };
    expect(pathsOf(partPages('corporation', [result]))).toEqual(['/o/aoba']);
    expect(pathsOf(partPages('event', [{ ...result, area_slug: 'tokyo' }]))).toEqual(['/tokyo/e/aoba']);
  });

  it('of facilities, their notices, interviews and postings are below them', () => {
    const result = { facility_path_name: 'hanaoka', path_name: 'garden', last_modified_on: '2026-05-01' };
    expect(pathsOf(partPages('facility', [{ ...result, path_name: undefined }]))).toEqual(['/f/hanaoka']);
    expect(pathsOf(partPages('notification', [result]))).toEqual(['/f/hanaoka/notice_board/garden']);
    expect(pathsOf(partPages('interview', [result]))).toEqual(['/f/hanaoka/interview/garden']);
    expect(pathsOf(partPages('job_posting', [result]))).toEqual(['/f/hanaoka/job/garden']);
  });
});
