import { expect, test } from '../browser/journey.ts';
import { origin } from '../site/environment.ts';
import { crawl } from './crawl.ts';

const pages = 2_000;

test(`no link of ${pages} pages of every kind leads nowhere (R1, R1.3)`, async () => {
  test.setTimeout(300_000);
  const { broken, kinds, ...crawled } = await crawl({
    origin,
    pages,
    seeds: ['/', '/map_search?area=130001', '/comparison', '/robots.txt'],
  });
  console.log(`${crawled.pages} pages of ${kinds.size} kinds and ${crawled.files} files read`);
  expect(broken).toEqual([]);
  expect(crawled.pages).toBeGreaterThanOrEqual(pages);
  for (const kind of [
    '/f/*',
    '/f/*/notice_board',
    '/f/*/support_message',
    '/o/*',
    '/railway_search/*/select_railway',
    '/tokyo/e/*',
  ])
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(5);
});
