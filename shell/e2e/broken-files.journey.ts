import type { Page } from '@playwright/test';
import { open, untilIdle } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { areas, listAddress } from './site/address.ts';
import { FacilityList } from './site/facility-list.ts';

const lost = (app: string, chunk: string): RegExp =>
  new RegExp(`/builds/r/${app}/[^/]+/client/${chunk.replaceAll('.', '\\.')}\\.[0-9a-f]+\\.mjs`);
const abort = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());

/** Waits long enough for a loop of reloads to become visible. */
const watchForLoop = (page: Page): Promise<void> => page.waitForTimeout(2_500);

test.beforeEach(({ complaints }) => complaints.allow(/net::ERR_FAILED/));

test("a remote's entry that is lost once is fetched again", async ({ page, documents }) => {
  const list = new FacilityList(page);
  const retried = page.waitForRequest(/\/mfe-search\/.*\/remoteEntry\.[0-9a-f]+\.mjs\?again$/);
  await abort(page, new RegExp(`${lost('mfe-search', 'remoteEntry').source}$`));
  await open(page, listAddress(areas.yamaguchi));
  await retried;
  await list.pages.getByRole('link', { name: '次へ' }).click();
  await expect(list.count).toHaveText(/21〜/);
  expect(documents.count).toBe(1);
});

test("a remote's entry that cannot be had leaves the server's page, whose links and forms work", async ({
  page,
  documents,
  complaints,
}) => {
  complaints.allow(/The page stays without its scripts/);
  const list = new FacilityList(page);
  await abort(page, lost('mfe-search', 'remoteEntry'));
  await page.goto(listAddress(areas.yamaguchi));
  await watchForLoop(page);
  expect(documents.count).toBe(1);
  await expect(list.facilities).toHaveCount(20);
  await list.pages.getByRole('link', { name: '次へ' }).click();
  await expect(list.count).toHaveText(/21〜/);
  await list.keyword.fill('ほいくえん');
  await list.submit();
  await expect(list.heading).toHaveText(/「ほいくえん」の検索結果/);
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click();
  await untilIdle(page);
  expect(documents.count).toBe(4);
});

test('a remote that cannot be had on the way to it is answered by a document, once', async ({
  page,
  documents,
  complaints,
}) => {
  complaints.allow(/The page stays without its scripts/, /RemoteUnavailable/);
  await open(page, listAddress(areas.yamaguchi));
  await abort(page, lost('mfe-account', 'remoteEntry'));
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン');
  await watchForLoop(page);
  expect(documents.addresses.map((address) => new URL(address).pathname)).toEqual(['/f', '/login']);
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible();
});

test('a lost page chunk loads the document once per build, never in a loop (R7.2)', async ({
  page,
  documents,
  complaints,
}) => {
  complaints.allow(/The page stays without its scripts/, /dynamically imported module.+\/facility\./);
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi));
  const name = (await list.facility(0).textContent()) ?? '';
  await abort(page, lost('mfe-search', 'facility'));
  await list.facility(0).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await watchForLoop(page);
  expect(documents.count).toBe(2);
  await expect(page.getByRole('region', { name: '所在地・連絡先' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: '園を探す' }).click();
  await untilIdle(page);
  expect(documents.count).toBe(3);
  await list.facility(0).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('エラーが発生しました');
  await watchForLoop(page);
  expect(documents.count).toBe(3);

  await page.unrouteAll();
  await page.getByRole('link', { name: 'トップページへ戻る' }).click();
  await expect(page.getByRole('search')).toBeVisible();
  expect(documents.count).toBe(4);
});

test('a form whose scripts are lost on the way stays with what was typed, and is sent with the next press (R7.1)', async ({
  page,
  documents,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|dynamically imported module|ChunkLoadError|status of 401/);
  await open(page, '/login');
  // Beginning to fill in the form loads what sending it needs.
  await page.route(/\.mjs$/, (route) => route.abort());
  await page.getByLabel('メールアドレス').fill('hanako@example.jp');
  await page.getByLabel('パスワード', { exact: true }).fill('himitsu-no-kotoba');
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page.getByRole('alert')).toContainText('入力した内容は残っています');
  await watchForLoop(page);
  await expect(page.getByLabel('メールアドレス')).toHaveValue('hanako@example.jp');
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue('himitsu-no-kotoba');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page.getByRole('alert')).not.toContainText('入力した内容は残っています');
  await expect(page.getByLabel('メールアドレス')).toHaveValue('hanako@example.jp');
  expect(documents.count).toBe(1);
});

for (const isBack of [true, false])
  test(`lost scripts of a part that only shows leave it as the server made it; on the way on ${
    isBack ? 'they are fetched again' : 'the document is loaded once (R7.2)'
  }`, async ({ page, documents, complaints }) => {
    const list = new FacilityList(page);
    const files = lost('mfe-search', 'facility-list.results');
    let attempts = 0;
    await page.route(files, (route) => {
      attempts += 1;
      return route.abort();
    });
    await page.goto(listAddress(areas.yamaguchi));
    await watchForLoop(page);
    await expect(list.facilities).toHaveCount(20);
    expect(documents.count).toBe(1);
    expect(attempts, 'fetched over and over again').toBeLessThanOrEqual(2);

    if (isBack) await page.unroute(files);
    else complaints.allow(/dynamically imported module.+\/facility-list\.results\./, /React error #520/);
    await page.getByRole('banner').getByRole('link', { name: '園を探す' }).click();
    await expect(list.heading).toHaveText(/^全国の/);
    await expect(list.facilities).toHaveCount(20);
    await watchForLoop(page);
    expect(documents.count).toBe(isBack ? 1 : 2);
    await list.pages.getByRole('link', { name: '次へ' }).click();
    await expect(list.count).toHaveText(/21〜/);
    expect(documents.count).toBe(isBack ? 1 : 3);
  });
