import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { slowNetwork, slowProcessor } from '../../shell/e2e/browser/slow-device.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { FacilityList } from '../../shell/e2e/site/facility-list.ts';

/** On a phone the form is folded above the results. */
async function unfold({ search }: FacilityList): Promise<void> {
  const summary = search.getByText('条件をしぼりこむ');
  if (await summary.isVisible()) await summary.click();
}

test('a parent narrows the list by keyword and type, and takes the conditions away again (R1.7) @phone', async ({
  page,
  documents,
}) => {
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi));
  await expect(list.heading).toHaveText('山口県の保育園・幼稚園・認定こども園など');
  await unfold(list);
  await expect(list.area).toHaveValue(areas.yamaguchi);
  const all = await list.total();
  const announcer = await list.count.elementHandle();

  const types = list.search.getByText('施設の種類').first();
  const nursery = list.search.getByRole('checkbox', { name: /^認可保育所/ });
  await types.click();
  await nursery.check();
  await list.submit();
  const withoutType = list.conditions.getByRole('link', { name: '認可保育所を条件から外す' });
  await expect(withoutType).toBeVisible();
  const ofType = await list.total();
  expect(ofType).toBeGreaterThan(0);
  expect(ofType).toBeLessThan(all);

  await unfold(list);
  // Typed in hiragana; the names are in katakana and kanji.
  await list.keyword.fill('ほいくえん');
  await list.keyword.press('Enter');
  await expect(list.heading).toHaveText('「ほいくえん」の検索結果（山口県の認可保育所）');
  await expect(page).toHaveTitle(/^「ほいくえん」の検索結果/);
  const ofName = await list.total();
  expect(ofName).toBeGreaterThan(0);
  expect(ofName).toBeLessThanOrEqual(ofType);
  for (const name of await list.names()) expect(name).toContain('保育園');
  // A live region announces only its own changes, so it must stay the same element.
  expect(await announcer?.evaluate((element) => element.isConnected)).toBe(true);

  await withoutType.click();
  await expect(withoutType).toBeHidden();
  await unfold(list);
  // The visitor opened the types before, so they must still be open.
  await expect(nursery).toBeVisible();
  await expect(nursery).not.toBeChecked();
  expect(await list.total()).toBeGreaterThanOrEqual(ofName);
  await list.conditions.getByRole('link', { name: '条件をクリア' }).click();
  await expect(page).toHaveURL('/f');
  await expect(list.keyword).toHaveValue('');
  await expect(list.area).toHaveValue('');
  expect(documents.count).toBe(1);
});

test('the preview count appears without moving the search button @phone', async ({ page }) => {
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi));
  await unfold(list);
  await list.search.getByText('施設の種類').first().click();
  const button = list.search.getByRole('button', { name: '検索する' });
  const place = () => button.evaluate((element) => (element as HTMLElement).offsetTop);
  const before = await place();
  await list.search.getByRole('checkbox', { name: /^認可保育所/ }).check();
  await expect(list.search.getByRole('status')).toHaveText(/^この条件では\d+件です$/);
  expect(await place()).toBe(before);
});

test('a parent pages on, opens a facility and comes back to where they were (R1.1) @phone', async ({
  page,
  documents,
}) => {
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi, '&keyword=ほいく'));
  const total = await list.total();
  const [firstName] = await list.names();
  await list.pages.getByRole('link', { name: '次へ' }).click();
  await expect(list.count).toHaveText(new RegExp(`^全${total}件中 21〜`));
  await expect(list.pages.getByRole('link', { name: '2ページ目' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(/2ページ目/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await list.pages.getByRole('link', { name: '1ページ目' }).click();
  await expect(list.count).toHaveText(`全${total}件中 1〜20件を表示`);
  expect((await list.names())[0]).toBe(firstName);

  const link = list.facility(14);
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.waitForTimeout(200);
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name}（`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(list.facilities).toHaveCount(20);
  await expect(list.count).toHaveText(`全${total}件中 1〜20件を表示`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await expect(list.facility(14)).toHaveText(name);
  await unfold(list);
  await expect(list.keyword).toHaveValue('ほいく');
  await expect(list.area).toHaveValue(areas.yamaguchi);
  expect(documents.count).toBe(1);
});

test('on a slow phone, what is typed before the page that a link led to is idle stays (R5)', async ({
  page,
}) => {
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi, '&keyword=ほいく'));
  await slowNetwork(page);
  await slowProcessor(page);
  await list.conditions.getByRole('link', { name: '「ほいく」を条件から外す' }).click();
  await page.waitForURL((url) => !url.searchParams.has('keyword'));
  await list.keyword.fill('さくら');
  await expect(list.heading).toHaveText('山口県の保育園・幼稚園・認定こども園など');
  await expect(list.conditions.getByRole('link', { name: '「ほいく」を条件から外す' })).toBeHidden();
  await list.submit();
  await expect(list.heading).toHaveText(/^「さくら」の検索結果/);
});

test('a search without a hit says so and leads on', async ({ page, documents }) => {
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi));
  await list.keyword.fill('そのような園はありません');
  await list.submit();
  await expect(list.count).toHaveText('条件に合う園・施設は0件です');
  await list.results.getByRole('link', { name: '山口県のすべての園・施設を見る' }).click();
  await expect(list.facilities).toHaveCount(20);

  // A station's reading with a common slip; no facility has a part of it in its name.
  await list.keyword.fill('さんげんじゃや');
  await list.submit();
  await list.results.getByRole('link', { name: /^三軒茶屋駅（東京都・/ }).click();
  await expect(page).toHaveURL(/station_ids/);
  await expect(list.facilities.first()).toBeVisible();
  expect(documents.count).toBe(1);
});

test('the top page leads to a list by area and keyword, and by prefecture', async ({ page, documents }) => {
  const list = new FacilityList(page);
  await open(page, '/');
  await list.area.selectOption('香川県');
  await list.keyword.fill('観音寺');
  await list.submit();
  await expect(list.heading).toHaveText('「観音寺」の検索結果（香川県の保育園・幼稚園・認定こども園など）');
  expect(await list.total()).toBeGreaterThan(0);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: '東京都' }).click();
  await expect(page).toHaveURL('/tokyo');
  // The address changes first, and the top page has a link of the same name.
  await expect(page.getByRole('heading', { level: 1, name: '東京都' })).toBeVisible();
  await page.getByRole('link', { name: '条件から探す' }).click();
  await expect(page).toHaveURL(listAddress(areas.tokyo));
  expect(await list.total()).toBeGreaterThan(100);
  expect(documents.count).toBe(1);
});
