import { untilIdle } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { layoutShifts, recordLayoutShifts } from './browser/layout-shift.ts';
import { areas, listAddress } from './site/address.ts';
import { firstFacility } from './site/listed-facilities.ts';

const owners = [
  { owner: 'mfe-search', what: 'the top page', path: () => '/' },
  { owner: 'mfe-search', what: 'the list', path: () => listAddress(areas.yamaguchi) },
  { owner: 'mfe-search', what: 'a facility', path: (facility: string) => `/f/${facility}` },
  { owner: 'mfe-account', what: 'signing in', path: () => '/login' },
  {
    owner: 'mfe-contact',
    what: 'the contact form',
    path: (facility: string) => `/contact/${facility}/contact_input`,
  },
  { owner: 'mfe-booking', what: 'the booking page', path: (facility: string) => `/one_stop/f/${facility}` },
];

for (const { owner, what, path } of owners)
  test(`${what} of ${owner} hydrates without a word and without a shift (R1.1) @phone`, async ({
    page,
    documents,
  }) => {
    const facility = await firstFacility(page.request, areas.yamaguchi);
    await recordLayoutShifts(page);
    const scripts = new Set<string>();
    const sheets: string[] = [];
    let isLoaded = false;
    page.on('load', () => {
      isLoaded = true;
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
      if (request.resourceType() === 'stylesheet' && !isLoaded) sheets.push(request.url());
    });
    const reply = await page.goto(path(facility.path_name));
    await untilIdle(page);
    let shifts = await layoutShifts(page);
    expect([...scripts].some((address) => address.includes(`/builds/r/${owner}/`))).toBe(true);
    expect(sheets, 'the first paint waits for no style sheet').toEqual([]);
    const html = (await reply?.text()) ?? '';
    const served = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    const linked = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(served.length).toBeGreaterThan(1);
    expect(linked.slice(0, served.length)).toEqual(served);
    // The error page, the child's dialog and the map of a wide list come later; nothing visible before has their sheets.
    const later = linked
      .slice(served.length)
      .filter((href) => !/\/(problem|family-dialogs|list-map)\./.test(href));
    expect(later, 'linked a second time').toEqual([]);
    expect(documents.count).toBe(1);
    // A paint may fall between two parts of the HTML now and then. A shift by hydration would happen every time.
    for (let again = 0; again < 2 && shifts.value > 0; again += 1) {
      await page.goto(path(facility.path_name));
      await untilIdle(page);
      shifts = await layoutShifts(page);
    }
    expect(shifts).toEqual({ value: 0, what: [] });
  });

test('what only shows gets its scripts after the page is idle, and is at work before (R4.9)', async ({
  page,
  documents,
}) => {
  const late: string[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (/facility-list\.results\.[0-9a-f]+\.mjs$/.test(request.url())) late.push(isLoaded ? 'late' : 'early');
  });
  await page.goto(listAddress(areas.yamaguchi));
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(late).toEqual([]);
  await untilIdle(page);
  expect(late).toEqual(['late']);
  await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(documents.count).toBe(1);
});

test('a visitor who is faster than the scripts gets the same pages as documents', async ({ page }) => {
  await page.route(/facility-list\.results\.[0-9a-f]+\.mjs$/, () => {});
  await page.goto(listAddress(areas.yamaguchi));
  await page.getByRole('searchbox', { name: 'キーワード' }).fill('幼稚園');
  await page.getByRole('searchbox', { name: 'キーワード' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/「幼稚園」の検索結果/);
});

test('what a visitor typed before the scripts came stays', async ({ page }) => {
  await page.goto(listAddress(areas.yamaguchi));
  await page.getByRole('searchbox', { name: 'キーワード' }).fill('こども');
  await page.getByRole('combobox', { name: '都道府県' }).selectOption('東京都');
  await untilIdle(page);
  await expect(page.getByRole('searchbox', { name: 'キーワード' })).toHaveValue('こども');
  await expect(page.getByRole('combobox', { name: '都道府県' })).toHaveValue(areas.tokyo);
});
