import { open, untilIdle } from '../../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';
import { violations } from '../../../shell/e2e/quality/axe.ts';
import { areas, listAddress } from '../../../shell/e2e/site/address.ts';

const label = '一覧の園・施設の地図';

test('on a desktop list and map stand side by side, and lead to each other', async ({ page }) => {
  await open(page, listAddress(areas.tokyo));
  await untilIdle(page);
  const map = page.getByRole('complementary', { name: label });
  const card = page.getByRole('main').getByRole('article').nth(1);
  const [beside, listed] = [await map.boundingBox(), await card.boundingBox()];
  expect(beside?.x).toBeGreaterThan((listed?.x ?? 0) + (listed?.width ?? 0));
  expect(beside?.y).toBeLessThan(listed?.y ?? 0);
  await expect(map.getByText('世田谷区')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const mark = map.locator('svg a:has(title)').first();
  const name = (await mark.getAttribute('aria-label')) ?? '';
  await mark.click();
  const named = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(named).toBeInViewport();
  await expect(named.getByRole('link').first()).toBeFocused();

  await map.getByRole('button', { name: '地図を動かす' }).click();
  const canvas = map.getByRole('region', { name: '園・施設の地図' });
  await expect(canvas).toBeFocused({ timeout: 30_000 });
  await expect(map.getByRole('link', { name: '地図で見る' })).toHaveAttribute(
    'href',
    '/map_search?area=130001',
  );
  await map.getByRole('button', { name: '拡大する' }).click();
  await expect(map.getByRole('link', { name: 'この範囲を地図で探す' })).toHaveAttribute(
    'href',
    /lat=35.*zoom=/,
  );
  expect(await violations(page)).toEqual([]);
});

test('a group of marks is enlarged beside the list, which stays', async ({ page }) => {
  await open(page, listAddress(areas.tokyo));
  await untilIdle(page);
  const map = page.getByRole('complementary', { name: label });
  await map.locator('svg a[href^="/map_search"]').first().click();
  await expect(map.getByRole('button', { name: '拡大する' })).toBeVisible({ timeout: 30_000 });
  await expect(map.getByRole('link', { name: 'この範囲を地図で探す' })).toHaveAttribute('href', /zoom=/);
  await expect(page).toHaveURL(new RegExp(`/f\\?area=${areas.tokyo}$`));
});

test('the map follows the list to its next page', async ({ page }) => {
  await open(page, listAddress(areas.tokyo));
  await untilIdle(page);
  const map = page.getByRole('complementary', { name: label });
  const marks = map.locator('svg a');
  const before = await marks.evaluateAll((links) => links.map((link) => link.getAttribute('href')).join());
  await page.getByRole('link', { name: '次へ' }).click();
  await expect
    .poll(() => marks.evaluateAll((links) => links.map((link) => link.getAttribute('href')).join()))
    .not.toBe(before);
  await expect(map).toBeVisible();
});

test('on a phone one press leads from a list to the map with its conditions @phone', async ({ page }) => {
  await open(page, `${listAddress(areas.tokyo)}&child_class_id=2&has_vacancy=true`);
  await untilIdle(page);
  await page.getByRole('complementary', { name: label }).getByRole('link', { name: '地図で見る' }).click();
  await expect(page).toHaveURL(/\/map_search\?.*child_class_id=2/);
  await expect(page.getByRole('status').filter({ hasText: /範囲に/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the list leads to the map @phone', async ({ page }) => {
    await page.goto(listAddress(areas.tokyo));
    const link = page.getByRole('complementary', { name: label }).getByRole('link');
    await expect(link).toHaveAttribute('href', '/map_search?area=130001');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: /地図から探す/ })).toBeVisible();
  });
});
