import { interviewPath, staticInterviews } from '@enerabi/shared/constants';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import type { APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas } from '../../shell/e2e/site/address.ts';
import { origin } from '../../shell/e2e/site/environment.ts';
import { firstFacility } from '../../shell/e2e/site/listed-facilities.ts';

test.use({ javaScriptEnabled: false });

interface Entry {
  loc: string;
  lastmod?: string;
}

const parser = new XMLParser({
  isArray: (name) => ['url', 'sitemap', 'item'].includes(name),
  parseTagValue: false,
});

async function xml(request: APIRequestContext, address: string): Promise<Record<string, unknown>> {
  const reply = await request.get(address);
  expect([address, reply.status()]).toEqual([address, 200]);
  const text = await reply.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text) as Record<string, unknown>;
}

const entriesOf = async (request: APIRequestContext, address: string): Promise<Entry[]> =>
  ((await xml(request, address)).urlset as { url: Entry[] }).url;

async function filesOf(request: APIRequestContext): Promise<string[]> {
  const { sitemapindex } = await xml(request, '/sitemap.xml');
  return (sitemapindex as { sitemap: Entry[] }).sitemap.map(({ loc }) => loc);
}

/** Removes the varying parts of an address: pages with the same result are of one kind. */
const kindOf = (address: string): string =>
  address
    .slice(origin.length)
    .replace(/^\/[a-z]+$/, (path) =>
      ['/f', '/o', '/job', '/terms', '/map_search'].includes(path) ? path : '/:area',
    )
    .replace(/^\/f\/[^/]+/, '/f/:facility')
    .replace(/^\/o\/[^/]+/, '/o/:operator')
    .replace(/^\/[a-z]+\/e(\/.+)?$/, (_, name) => (name ? '/:area/e/:event' : '/:area/e'))
    .replace(/^\/[a-z]+\/notice_board$/, '/:area/notice_board')
    .replace(/(notice_board|interview|job)\/.+/, '$1/:name')
    .replaceAll(/\d+/g, ':id');

test('robots.txt leads to a sitemap whose addresses are pages, each known by that very address (R1.3)', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const files = await filesOf(request);
  const entries = (await Promise.all(files.map((file) => entriesOf(request, file)))).flat();
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  expect(
    entries.filter(({ lastmod }) => lastmod !== undefined && !/^20\d\d-\d\d-\d\d$/.test(lastmod)),
  ).toEqual([]);
  const kinds = Map.groupBy(entries, ({ loc }) => kindOf(loc));
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining([
      '/',
      '/f',
      '/f?area=:id',
      '/f/:facility',
      '/f/:facility/notice_board/:name',
      '/o',
      '/o/:operator',
      '/:area/e',
      '/:area/notice_board',
      '/:area/e/:event',
      '/job_top',
      '/job',
      '/job?area=:id',
      '/f/:facility/job/:name',
    ]),
  );
  // The first and the last of each kind.
  for (const ofKind of kinds.values())
    for (const { loc } of new Set([ofKind[0], ofKind.at(-1)].filter((entry) => entry !== undefined))) {
      const reply = await request.get(loc);
      expect([loc, reply.status()]).toEqual([loc, 200]);
      const html = await reply.text();
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect([loc, canonical]).toEqual([loc, loc]);
      expect(html).not.toContain('<meta name="robots"');
    }
});

test('the ten fixed interviews are in the sitemap (R1.5)', async ({ request }) => {
  const entries = await entriesOf(request, '/sitemap-interviews-1.xml');
  const listed = new Set(entries.map(({ loc }) => loc));
  for (const { facility_path_name, interview_path_name } of staticInterviews)
    expect(listed).toContain(origin + interviewPath(facility_path_name, interview_path_name));
});

test("pages link to feeds of the facilities' notices", async ({ page, request }) => {
  const { path_name } = await firstFacility(request, areas.tokyo);
  for (const address of ['/', `/f/${path_name}`]) {
    await page.goto(address);
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    const { rss } = await xml(request, (await feed.getAttribute('href')) ?? '');
    expect(rss).toMatchObject({ channel: { title: expect.stringContaining('お知らせ'), language: 'ja' } });
  }
  const { rss } = await xml(request, '/rss/notices/tokyo.xml');
  const { item } = (rss as { channel: { item: { link: string; guid: string; pubDate: string }[] } }).channel;
  expect(item.length).toBeGreaterThan(0);
  for (const { link, guid, pubDate } of item) {
    expect(guid).toBe(link);
    expect(link).toMatch(new RegExp(`^${origin}/f/[\\w-]+/notice_board/[\\w-]+$`));
    expect(Date.parse(pubDate)).toBeLessThanOrEqual(Date.now());
  }
  expect((await request.get(item[0]?.link ?? '')).status()).toBe(200);
});

test('lists of postings link to feeds of the newest ones', async ({ page, request }) => {
  for (const [address, path] of [
    ['/job', '/rss/jobs.xml'],
    [`/job?area=${areas.tokyo}`, '/rss/jobs/tokyo.xml'],
  ] as const) {
    await page.goto(address);
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    expect(await feed.getAttribute('href')).toBe(path);
    const { rss } = await xml(request, path);
    const { item } = (rss as { channel: { item: { link: string; guid: string; pubDate: string }[] } })
      .channel;
    expect(item.length).toBeGreaterThan(0);
    expect(item.length).toBeLessThanOrEqual(50);
    for (const { link, guid, pubDate } of item) {
      expect(guid).toBe(link);
      expect(link).toMatch(new RegExp(`^${origin}/f/[\\w-]+/job/[\\w-]+$`));
      expect(pubDate).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 \+0900$/);
    }
    expect((await request.get(item[0]?.link ?? '')).status()).toBe(200);
  }
});

test('a shared link shows a picture of the page', async ({ page, request }) => {
  const { path_name, name } = await firstFacility(request, areas.tokyo);
  for (const [address, picture] of [
    ['/', '/pictures/site.png'],
    [`/f?area=${areas.tokyo}`, '/pictures/area/tokyo.png'],
    [`/f/${path_name}`, `/pictures/f/${path_name}.`],
  ] as const) {
    await page.goto(address);
    const said = (property: string) =>
      page.locator(`meta[property="og:${property}"]`).getAttribute('content');
    const image = (await said('image')) ?? '';
    expect(image).toContain(origin + picture);
    const reply = await request.get(image);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toBe('image/png');
    const bytes = await reply.body();
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([await said('image:width'), await said('image:height')]).toEqual(['1200', '630']);
    if (image.includes('/f/')) {
      expect(await said('image:alt')).toContain(name);
      expect(reply.headers()['cache-control']).toContain('immutable');
    }
  }
});

test('structured data of lists and facilities are valid', async ({ page, request }) => {
  const { path_name } = await firstFacility(request, areas.tokyo);
  for (const address of ['/f', `/f?area=${areas.tokyo}&page=2`, `/f/${path_name}`]) {
    await page.goto(address);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(await structuredDataFaults(JSON.parse(text) as object)).toEqual([]);
  }
});
