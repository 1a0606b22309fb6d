import type { Page } from '@playwright/test';
import { open } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { lowContrast, violations } from './axe.ts';
import { moving } from './moving.ts';
import { addressOf, galleryPages, sitePages } from './pages.ts';
import { vanished } from './vanished.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The checks of one page do not depend on those of another.
test.describe.configure({ mode: 'parallel' });

const widths = [360, 1280];

/** Loads the page once for both widths: the rules see no other difference. */
async function expectNoViolation(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft([width, await violations(page)]).toEqual([width, []]);
  }
}

test.beforeEach(({ complaints }) => {
  test.slow();
  complaints.allow(/status of 404/);
});

for (const sitePage of [...sitePages, ...galleryPages])
  test(`${sitePage.name} breaks no rule of axe, stays readable in forced colours, and moves nothing for those who want less motion`, async ({
    page,
  }) => {
    await open(page, await addressOf(sitePage, page.request));
    expect.soft(await page.evaluate(moving)).toEqual([]);
    await expectNoViolation(page);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(vanished)).toEqual([]);
    expect.soft(await lowContrast(page)).toEqual([]);
  });

test('a drawer is there at once for those who want less motion', async ({ page }) => {
  await open(page, '/gallery/overlays');
  await page.getByRole('button', { name: '条件をしぼる' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
});
test('the open side menu breaks no rule of axe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/login');
  await page.getByRole('banner').getByText('メニュー', { exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'メニュー', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const [what, button] of [
  ['dialog', '予約をキャンセルする'],
  ['drawer', '条件をしぼる'],
] as const)
  test(`an open ${what} breaks no rule of axe`, async ({ page }) => {
    await open(page, '/gallery/overlays');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolation(page);
  });

test('a form with its errors breaks no rule of axe (R6.2)', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolation(page);
});

test('the page for a failure breaks no rule of axe (R1.3)', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  await open(page, '/f');
  await page.route('**/api/front_get_facilties?**', (route) =>
    route.fulfill({ status: 503, json: { status: 503, message: 'Service Unavailable' } }),
  );
  await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '次へ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('エラーが発生しました');
  await expectNoViolation(page);
});
