import { gunzipSync } from 'node:zlib';
import { type HttpServer, sendJson, serveHttp } from '@enerabi/shared/testing/http-server';
import { sampleJob, sampleJobSummary } from '@enerabi/shared/testing/sample-jobs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { sendRequest } from '../../testing/send-request.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

const facility = {
  path_name: 'hanaoka',
  name: '花岡保育園',
  prefecture_code: '350001',
  municipality_name: '下松市',
  is_demo: false,
};
const dated = { last_modified_on: '2026-05-01' };
const notification = { path_name: 'garden', title: '園庭開放', body: '', posted_on: '2026-05-20', facility };
const jobPlace = { ...facility, address: '山口県下松市', postal_code: null };
const problem = { type: 'about:blank', title: '', code: 'x' };

/** An API with one facility; it answers with the status in `failing`, unless that is 0. */
let failing = 0;
/** The part of the postings that it has lost: the one after this posting. */
let lostPart = -1;
const answers: Record<string, (query: URLSearchParams) => unknown> = {
  '/api/front/sitemap_parts': () => ({
    facility: [{ part: 1, ...dated }],
    notification: [],
    interview: [],
    corporation: [],
    event: [],
    job_posting: [],
  }),
  '/api/front/sitemap_areas': () => ({
    areas: [{ prefecture_code: '350001', ...dated, facility_types: [], municipalities: [] }],
    railway_areas: [],
    event_areas: [],
    job_areas: [],
  }),
  '/api/front/sitemap_part': (query) =>
    query.get('part') === '1' && {
      addresses: Array.from({ length: 50 }, () => ({ facility_path_name: 'hanaoka', ...dated })),
    },
  '/api/front/jobs': (query) =>
    query.get('areas[]') !== '130001' && {
      total: 1,
      page: 1,
      limit: Number(query.get('limit')),
      jobs: [sampleJobSummary()],
    },
  '/api/front/job_feed': (query) => {
    const after = Number(query.get('after'));
    if (after === lostPart) return undefined;
    return {
      jobs:
        after < 3 ? [{ ...sampleJob(), job_posting_id: after + 1, paid_hours: 160, facility: jobPlace }] : [],
    };
  },
  '/api/front/notification_feed': (query) =>
    query.get('facility_path_name') === 'nobody'
      ? undefined
      : { facility: query.has('facility_path_name') ? facility : null, notifications: [notification] },
};

let api: HttpServer;
let site: TestSite;
beforeAll(async () => {
  api = await serveHttp(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api.test');
    const answer = answers[pathname]?.(searchParams);
    if (failing) sendJson(response, { ...problem, status: failing }, failing);
    else if (answer) sendJson(response, answer);
    else sendJson(response, { ...problem, status: 404 }, 404);
  });
  site = await openTestSite({ apiBaseUrl: api.origin, publicOrigin: 'https://site.test' });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(site.origin, path, headers, method);

const files = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemap-pages.xml', 'application/xml; charset=utf-8'],
  ['/sitemap-areas.xml', 'application/xml; charset=utf-8'],
  ['/sitemap-facilities-1.xml', 'application/xml; charset=utf-8'],
  ['/rss/notices.xml', 'application/rss+xml; charset=utf-8'],
  ['/rss/notices/yamaguchi.xml', 'application/rss+xml; charset=utf-8'],
  ['/rss/f/hanaoka/notices.xml', 'application/rss+xml; charset=utf-8'],
  ['/rss/jobs.xml', 'application/rss+xml; charset=utf-8'],
  ['/rss/jobs/yamaguchi.xml', 'application/rss+xml; charset=utf-8'],
] as const;

describe('what crawlers and feed readers ask for', () => {
  it.each(files)('%s is well-formed, for an hour', async (path, type) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(XMLValidator.validate(body.toString())).toBe(true);
    expect(body.toString()).toContain('https://site.test/');
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('is not sent again to a client that has it, and answers HEAD', async () => {
    for (const [path, type] of files) {
      const { headers } = await get(path);
      const again = await get(path, { 'if-none-match': headers.etag ?? '' });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      const head = await get(path, {}, 'HEAD');
      expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, type, 0]);
    }
  });

  it('gives aggregators all postings, part by part', async () => {
    const { status, headers, body } = await get('/feeds/jobs.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(XMLValidator.validate(body.toString())).toBe(true);
    expect(body.toString().match(/<referencenumber>[^/]*/g)).toHaveLength(3);
  });

  it('breaks the postings off where a part is lost: half of them would close the others', async () => {
    // The server's library prints why it broke off.
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    lostPart = 2;
    try {
      await expect(get('/feeds/jobs.xml')).rejects.toThrow('aborted');
      await expect(get('/feeds/jobs.xml', { 'accept-encoding': 'gzip' })).rejects.toThrow('aborted');
    } finally {
      lostPart = -1;
      said.mockRestore();
    }
  });

  it('travels compressed', async () => {
    const { headers, body } = await get('/sitemap-facilities-1.xml', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString().match(/<url>/g)).toHaveLength(50);
  });

  it.each([
    '/sitemap-facilities-2.xml',
    '/sitemap-facilities-0.xml',
    '/sitemap-facilities-01.xml',
    '/sitemap-facilities-9999999.xml',
    '/sitemap-facilities-1.xml.gz',
    '/sitemap-nothing-1.xml',
    '/sitemap-.xml',
    '/rss/',
    '/rss/notices/atlantis.xml',
    '/rss/jobs/atlantis.xml',
    '/rss/jobs/tokyo.xml',
    '/rss/f/hanaoka/jobs.xml',
    '/rss/f/nobody/notices.xml',
    '/rss/f/..%2fhanaoka/notices.xml',
  ])('is 404 as text where there is none: %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
  });

  it('is 503 with the time to come back where the API fails, never a page', async () => {
    failing = 500;
    try {
      for (const path of ['/sitemap.xml', '/sitemap-facilities-1.xml', '/rss/notices.xml']) {
        const { status, headers } = await get(path);
        expect([path, status]).toEqual([path, 503]);
        expect(headers).toMatchObject({
          'retry-after': '60',
          'cache-control': 'no-store',
          'content-type': expect.stringContaining('text/plain'),
        });
      }
    } finally {
      failing = 0;
    }
  });

  it('keeps what the API cannot be reached for apart from what does not exist', async () => {
    const alone = await openTestSite();
    try {
      expect((await sendRequest(alone.origin, '/sitemap.xml')).status).toBe(503);
      expect((await sendRequest(alone.origin, '/sitemap-pages.xml')).status).toBe(200);
      expect((await sendRequest(alone.origin, '/robots.txt')).body.toString()).toContain('/sitemap.xml');
    } finally {
      await alone.close();
    }
  });
});

it('a site that is not for search engines says so in robots.txt and with every answer', async () => {
  const closed = await openTestSite({ searchEngines: 'closed', remotes: { 'mfe-search': undefined } });
  try {
    expect((await sendRequest(closed.origin, '/robots.txt')).body.toString()).toMatch(/^Disallow: \/$/m);
    for (const path of ['/f', '/terms', '/sitemap-pages.xml', '/none'])
      expect((await sendRequest(closed.origin, path)).headers['x-robots-tag']).toBe('noindex, nofollow');
  } finally {
    await closed.close();
  }
});
