import type { Page } from '@playwright/test';
import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { stickingOut } from '../../shell/e2e/browser/overflow.ts';
import { violations } from '../../shell/e2e/quality/axe.ts';
import { tabThrough } from '../../shell/e2e/quality/tab-stops.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { listed } from '../../shell/e2e/site/listed-facilities.ts';

const addressOf = (names: readonly string[]): string =>
  `/comparison?${names.map((name) => `facilities%5B%5D=${name}`).join('&')}`;
const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /を比較に追加$/ });
const bar = (page: Page) => page.getByRole('complementary', { name: '比較に追加した園・施設' });
const table = (page: Page) => page.getByRole('region', { name: '園・施設の比較表' });
const columns = (page: Page) => table(page).getByRole('columnheader');
const pathNames = async (page: Page, count: number): Promise<string[]> =>
  (await listed(page.request, `area=${areas.tokyo}&limit=${count}`)).map(({ path_name }) => path_name);

test('a parent chooses facilities of a list, compares them, and finds them again @phone', async ({
  page,
  context,
}) => {
  await open(page, listAddress(areas.tokyo));
  await toggles(page).nth(0).click();
  await toggles(page).nth(1).click();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText('2件を比較中');
  const other = await context.newPage();
  await open(other, listAddress(areas.tokyo));
  await expect(toggles(other).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await toggles(other).nth(2).click();
  await expect(bar(page)).toContainText('3件を比較中');
  await other.close();

  await bar(page).getByRole('link', { name: '比較表を見る' }).click();
  await expect(columns(page)).toHaveCount(4);
  const names = await columns(page).allInnerTexts();
  await page.getByRole('button', { name: `「${names[1]}」を後ろへ移す` }).press('Enter');
  await expect(columns(page).nth(2)).toHaveText(names[1] ?? '');
  await expect(page.getByRole('button', { name: `「${names[1]}」を後ろへ移す` })).toBeFocused();
  await page.getByRole('button', { name: `「${names[2]}」を比較表から外す` }).click();
  await expect(columns(page)).toHaveCount(3);
  await page.reload();
  await untilIdle(page);
  await expect(columns(page)).toHaveText(['項目', names[1] ?? '', names[3] ?? '']);

  await page.goto('/comparison');
  await expect(columns(page)).toHaveText(['項目', names[1] ?? '', names[3] ?? '']);
  await columns(page).nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
  await expect(page.getByRole('link', { name: '比較表（2件）' })).toBeVisible();
});

test('the bar covers nothing that has the focus @phone', async ({ page }) => {
  await open(page, listAddress(areas.tokyo));
  await toggles(page).nth(0).click();
  const covered: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    covered.push(
      ...(await bar(page).evaluate((element) => {
        const focused = document.activeElement;
        if (!focused || element.contains(focused)) return [];
        const isClear = focused.getBoundingClientRect().bottom <= element.getBoundingClientRect().top;
        return isClear ? [] : [focused.outerHTML.slice(0, 100)];
      })),
    );
  }
  expect(covered).toEqual([]);
});

test('the ninth is refused beside its button, until another one goes', async ({ page }) => {
  await open(page, listAddress(areas.tokyo));
  for (let at = 0; at < 8; at += 1) await toggles(page).nth(at).click();
  const ninth = toggles(page).nth(8);
  await ninth.click();
  const why = page.getByRole('main').getByText('比べられるのは8件までです。').first();
  await expect(why).toBeVisible();
  await expect(ninth).toHaveAttribute('aria-pressed', 'false');
  await toggles(page).nth(0).click();
  await expect(why).toBeHidden();
  await ninth.click();
  await expect(ninth).toHaveAttribute('aria-pressed', 'true');
});

test('rows that say the same of all are hidden on request, and everything is reached by the keyboard @phone', async ({
  page,
}) => {
  await open(page, addressOf(await pathNames(page, 5)));
  const rows = table(page).getByRole('row');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: /^ちがう項目だけ表示する/ }).check();
  expect(await rows.count()).toBeLessThan(all);
  await expect(table(page).getByRole('row', { name: /^住所/ })).toBeVisible();

  const stops = await tabThrough(page, 'Tab');
  expect(stops.filter(({ isMarked, coveredBy }) => !isMarked || coveredBy.length > 0)).toEqual([]);

  // The page must not scroll sideways: only the table does, with the names of its rows in view.
  const header = table(page).getByRole('rowheader', { name: '住所' }).getByText('住所');
  await header.scrollIntoViewIfNeeded();
  await table(page).focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
  await expect(header).toBeInViewport();
  const { x = -1 } = (await header.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(await stickingOut(page)).toEqual([]);
  // The header may half cover something for a moment; that is not an error of the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
});

test('the names stay in view while the page scrolls, and each column fits into the window @phone', async ({
  page,
}) => {
  await open(page, addressOf(await pathNames(page, 4)));
  const { width = 0 } = page.viewportSize() ?? {};
  const last = table(page).getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  for (const column of await columns(page)
    .filter({ has: page.getByRole('link') })
    .all()) {
    await expect(column).toBeInViewport({ ratio: 1 });
    const box = await column.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
  }
  const isScrolled = await table(page).evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
  expect(isScrolled).toBe(false);
  expect(await stickingOut(page)).toEqual([]);
});

test('nothing of the page but the table is printed', async ({ page }) => {
  await open(page, addressOf(await pathNames(page, 3)));
  await page.emulateMedia({ media: 'print' });
  await expect(columns(page)).toHaveCount(4);
  await expect(page.getByText(/^\d{4}年\d{1,2}月\d{1,2}日の掲載内容です。/)).toBeVisible();
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: '現在位置' }),
    page.getByRole('button', { name: '印刷する' }),
    page.getByRole('button', { name: /を比較表から外す$/ }).first(),
  ])
    await expect(chrome).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared address shows its table, whose buttons lead to another one; buttons that cannot work are not shown', async ({
    page,
  }) => {
    const [first = '', second = '', third = ''] = await pathNames(page, 3);
    const reply = await page.goto(addressOf([first, second, third]));
    expect(reply?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const names = await columns(page).allInnerTexts();
    await page.getByRole('button', { name: `「${names[1]}」を後ろへ移す` }).click();
    await expect(page).toHaveURL(addressOf([second, first, third]));
    await page.getByRole('button', { name: `「${names[3]}」を比較表から外す` }).click();
    await expect(columns(page)).toHaveText(['項目', names[2] ?? '', names[1] ?? '']);
    await expect(page.getByRole('button', { name: '印刷する' })).toBeHidden();
    await page.goto(listAddress(areas.tokyo));
    await expect(toggles(page).first()).toBeHidden();
  });

  test('an invalid address is answered without an error', async ({ page }) => {
    for (const at of [
      '/comparison',
      '/comparison?facilities[]=nowhere&facilities[]=%E3%81%82&facilities[]=../../etc',
      `/comparison?${Array.from({ length: 30 }, (_, at) => `facilities[]=x${at}`).join('&')}&remove=x`,
      '/comparison?facilities=&earlier=&later=&remove=',
    ]) {
      const reply = await page.goto(at);
      expect(reply?.status(), at).toBe(200);
      await expect(page.getByRole('heading', { name: '比べる園・施設が選ばれていません' })).toBeVisible();
    }
  });
});
