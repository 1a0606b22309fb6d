import type { Page } from '@playwright/test';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { origin } from '../../shell/e2e/site/environment.ts';
import { FacilityList } from '../../shell/e2e/site/facility-list.ts';
import { firstFacility } from '../../shell/e2e/site/listed-facilities.ts';

test.use({ javaScriptEnabled: false });

interface Item {
  '@type': string;
  [property: string]: unknown;
}

/** All schema.org items of the page; invalid JSON fails the journey. */
async function structuredData(page: Page): Promise<Record<string, Item>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = texts.flatMap((text) => {
    const data = JSON.parse(text) as { '@context': string; '@graph': Item[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
  return Object.fromEntries(items.map((item) => [item['@type'], item]));
}

const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const robots = (page: Page) => page.locator('meta[name="robots"]');

test('a list names its facilities, its place and its one address for search engines (R1.3)', async ({
  page,
}) => {
  const list = new FacilityList(page);
  await page.goto(listAddress(areas.tokyo, '&page=2&sort=capacity&utm_source=mail'));
  await expect(page).toHaveTitle('東京都の保育園・幼稚園・認定こども園など（2ページ目）｜えんえらび');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^東京都.+件掲載/);
  await expect(canonical(page)).toHaveAttribute('href', `${origin}${listAddress(areas.tokyo)}&page=2`);
  await expect(robots(page)).toHaveCount(0);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    `${origin}${listAddress(areas.tokyo)}&page=2`,
  );
  await expect(list.pages.locator('[rel="prev"]')).toHaveAttribute('href', /sort=capacity/);
  await expect(list.pages.locator('[rel="next"]')).toHaveAttribute('href', /page=3/);

  const { ItemList, BreadcrumbList } = await structuredData(page);
  expect(ItemList).toMatchObject({ numberOfItems: await list.total() });
  const items = ItemList?.itemListElement as { position: number; name: string; url: string }[];
  expect(items.map(({ name }) => name)).toEqual(await list.names());
  expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at) => at + 21));
  for (const { url } of items) expect(url).toMatch(new RegExp(`^${origin}/f/[\\w-]+$`));
  const crumbs = BreadcrumbList?.itemListElement as { name: string }[];
  const shown = page.getByRole('navigation', { name: '現在位置' }).getByRole('listitem');
  expect(crumbs.map(({ name }) => name)).toEqual(await shown.allTextContents());
});

test('free searches and empty lists are not for search engines (R1.3)', async ({ page }) => {
  const list = new FacilityList(page);
  for (const [query, count] of [
    ['keyword=保育園', /^全/],
    ['facility_types[]=1&facility_types[]=2', /^全/],
    // Only published files have その他, and none is imported for Tokyo.
    [`area=${areas.tokyo}&facility_types[]=99`, '条件に合う園・施設は0件です'],
  ] as const) {
    await page.goto(`/f?${query}`);
    await expect(list.count).toHaveText(count);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    await expect(canonical(page)).toHaveCount(0);
  }
});

test('a facility says what and where it is to search engines (R1.3)', async ({ page }) => {
  const facility = await firstFacility(page.request, areas.tokyo);
  await page.goto(`/f/${facility.path_name}?utm_source=mail`);
  await expect(page).toHaveTitle(`${facility.name}（${facility.municipality_name}）｜えんえらび`);
  await expect(canonical(page)).toHaveAttribute('href', `${origin}/f/${facility.path_name}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(facility.name),
  );
  await expect(robots(page)).toHaveCount(0);
  const items = await structuredData(page);
  expect(items.BreadcrumbList).toBeDefined();
  expect(items.ChildCare ?? items.Preschool).toMatchObject({
    name: facility.name,
    url: `${origin}/f/${facility.path_name}`,
    address: {
      '@type': 'PostalAddress',
      addressRegion: '東京都',
      addressLocality: facility.municipality_name,
    },
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number) },
  });
});

test('the top page is for search engines, and links every prefecture', async ({ page }) => {
  await page.goto('/');
  await expect(canonical(page)).toHaveAttribute('href', `${origin}/`);
  await expect(robots(page)).toHaveCount(0);
  const links = page.getByRole('main').getByRole('navigation', { name: '地方ごとの一覧' }).locator('a');
  const hrefs = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href')),
  );
  expect(new Set(hrefs).size).toBe(47);
});
