import type { Page } from '@playwright/test';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { toNextDocument } from '../../shell/e2e/browser/next-document.ts';

const tokyo = '/railway_search/13/select_railway';
const box = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toStations = (page: Page) => page.getByRole('button', { name: '駅の選択へ進む' });
const toFacilities = (page: Page) => page.getByRole('button', { name: '園を検索する' });
/** Recognises the list's request by the prefecture, the number of stations, and the walk. */
const isListOf = (url: URL, stations: number, walk: string) =>
  url.pathname === '/f' &&
  url.searchParams.get('area') === '130001' &&
  url.searchParams.getAll('station_ids[]').length === stations &&
  url.searchParams.get('walk_minutes') === walk;

/** Goes through lines, stations, walk and list; the same with and without scripts. */
async function findNearStations(page: Page): Promise<void> {
  const reply = await page.goto(tokyo);
  expect(reply?.status()).toBe(200);
  await box(page, /^JR山手線（\d+駅）$/).check();
  await box(page, /^東急東横線（\d+駅）$/).check();
  await toStations(page).click();
  await expect(heading(page)).toHaveText('東京都の駅から園を探す');
  await page
    .getByRole('group', { name: /^東急東横線/ })
    .getByLabel('渋谷')
    .check();
  await box(page, '新宿').check();
  await page.getByRole('radio', { name: '10分以内' }).check();
  await toFacilities(page).click();
  await page.waitForURL((url) => isListOf(url, 2, '10'));
}

test('facilities are found by lines and stations, in the page @phone', async ({ page, documents }) => {
  await findNearStations(page);
  expect(documents.count).toBe(1);
});

test('what is wrong with a choice is said before it is sent, and the choice stays @phone', async ({
  page,
}) => {
  await page.goto(tokyo);
  await toStations(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('路線を1つ以上選んでください。');
  await box(page, /^JR山手線/).check();
  await toStations(page).click();
  await page.getByRole('button', { name: /^全駅を選ぶ/ }).click();
  await toFacilities(page).click();
  await expect(alert).toContainText('一度に選べるのは20駅までです。');
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(20);
});

test('by keyboard alone: the lines, the stations, the list, and nothing with the focus is hidden', async ({
  page,
}) => {
  await page.goto(tokyo);
  await box(page, /^JR山手線/).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '1路線' })).toBeVisible();
  const bar = await toStations(page).boundingBox();
  for (let tabs = 0; tabs < 12; tabs += 1) await page.keyboard.press('Tab');
  const focused = await page.locator(':focus').boundingBox();
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('東京都の駅から園を探す');
  await box(page, '渋谷').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => isListOf(url, 1, '15'));
});

test('Osaka is one step from Tokyo @phone', async ({ page }) => {
  await page.goto(tokyo);
  await page.getByText('都道府県を変える（東京都）').click();
  await page.getByRole('main').getByRole('link', { name: '大阪府', exact: true }).click();
  await expect(heading(page)).toHaveText('大阪府の路線・駅から園を探す');
  await expect(box(page, /^Osaka Metro御堂筋線/)).toBeVisible();
});

test('every prefecture has lines with stations; other numbers and nonsense are 404 (R1.1, R1.10)', async ({
  request,
}) => {
  for (let id = 1; id <= 47; id += 1) {
    const reply = await request.get(`/railway_search/${id}/select_railway`);
    expect([id, reply.status()]).toEqual([id, 200]);
    expect(await reply.text()).toMatch(/（\d+駅）/);
  }
  for (const id of ['0', '48', '013', 'tokyo', '1.0', '%F0%9F%9A%83', '13/x'])
    for (const page of ['select_railway', 'select_station'])
      expect([id, (await request.get(`/railway_search/${id}/${page}`)).status()]).toEqual([id, 404]);
});

test('nonsense in the query is never an error of the server', async ({ request }) => {
  const queries = [
    'railway_line_ids[]=',
    'railway_line_ids[]=yamanote',
    'railway_line_ids=1&railway_line_ids=2',
    'railway_line_ids[]=2147483647',
    'railway_line_ids[]=99999999999999999999',
    `${'railway_line_ids[]=1&'.repeat(50)}`,
    `${Array.from({ length: 40 }, (_, at) => `railway_line_ids[]=${at + 1}`).join('&')}`,
    'railway_line_ids[]=1&station_ids[]=-1&walk_minutes=soon',
    'walk_minutes=%00&station_ids[]=%ff',
    `station=%25_${'%E3%81%82'.repeat(500)}`,
  ];
  for (const query of queries) {
    for (const path of ['select_railway', 'select_station']) {
      const reply = await request.get(`/railway_search/13/${path}?${query}`);
      expect([path, query, reply.status()]).toEqual([path, query, 200]);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('facilities are found by lines and stations @phone', async ({ page }) => {
    await findNearStations(page);
  });

  test('nothing chosen is said at the form, with the walk as it was', async ({ page }) => {
    await page.goto(tokyo);
    await toStations(page).click();
    await expect(page.getByRole('alert')).toContainText('路線を1つ以上選んでください。');
    await box(page, /^JR山手線/).check();
    await toStations(page).click();
    await expect(page.getByRole('button', { name: /^全駅を選ぶ/ })).toHaveCount(0);
    await page.getByRole('radio', { name: '5分以内', exact: true }).check();
    await toFacilities(page).click();
    await expect(page.getByRole('alert')).toContainText('駅を1つ以上選んでください。');
    await expect(page.getByRole('radio', { name: '5分以内', exact: true })).toBeChecked();
  });

  test('too many stations are said at the form, and stay chosen', async ({ page }) => {
    await page.goto(tokyo);
    await box(page, /^JR山手線/).check();
    await toNextDocument(page, () => toStations(page).click());
    for (const station of (await page.getByRole('checkbox').all()).slice(0, 21)) await station.check();
    await toFacilities(page).click();
    await expect(page.getByRole('alert')).toContainText('一度に選べるのは20駅までです。');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(21);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a station is found by the reading of its name, from any prefecture (issue 22) @phone', async ({
      page,
    }) => {
      await page.goto('/railway_search/27/select_railway');
      const search = page.getByRole('search', { name: '駅名から探す' });
      await search.getByRole('searchbox', { name: '駅名' }).fill('しぶや');
      await search.getByRole('searchbox', { name: '駅名' }).press('Enter');
      await page.getByRole('link', { name: /^渋谷駅 ?東京都・/ }).click();
      await page.waitForURL((url) => url.pathname === '/f' && url.searchParams.get('walk_minutes') === '15');
      await expect(page.getByRole('region', { name: '検索結果' }).getByRole('article').first()).toBeVisible();
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'job seekers, with scripts' : 'job seekers, without scripts', () => {
    test.use({ javaScriptEnabled });

    test('find postings by lines and stations, within their section (R1.6)', async ({ page }) => {
      await page.goto('/job_top');
      await page.getByRole('link', { name: '路線・駅から探す' }).click();
      await expect(heading(page)).toHaveText('東京都の路線・駅から求人を探す');
      await box(page, /^JR山手線（\d+駅）$/).check();
      await toStations(page).click();
      await expect(heading(page)).toHaveText('東京都の駅から求人を探す');
      await expect(page.getByRole('banner').locator('a[href="/job_top"]').first()).toBeVisible();
      await box(page, '新宿').check();
      await page.getByRole('button', { name: '求人を検索する' }).click();
      await page.waitForURL(
        ({ pathname, searchParams }) =>
          pathname === '/job' && searchParams.getAll('station_ids[]').length === 1,
      );
      await expect(page.getByRole('banner').locator('a[href="/job_top"]').first()).toBeVisible();
    });
  });
