import type { Page } from '@playwright/test';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';
import { areas } from '../../../shell/e2e/site/address.ts';

const list = `/job?area=${areas.tokyo}&job_type=1`;

/** Follows the list's link to the map, which keeps the conditions and the section (R1.6, R1.8). */
async function toTheMap(page: Page) {
  await page.goto(list);
  await page.getByRole('link', { name: '地図で見る', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/のお仕事を地図から探す$/);
  await expect(page).toHaveURL(/\/map_search\?collection=jobs&(.+&)?job_type=1$/);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/job_top');
  await expect(page.getByRole('link', { name: '保育士を条件から外す' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^この範囲に[\d,]+件あります/ })).toBeVisible();
}

const cards = (page: Page) => page.getByRole('region', { name: 'この範囲の求人' }).getByRole('article');

test('from the list to the map, a posting on it, and its page @phone', async ({ page, viewport }) => {
  await toTheMap(page);
  if ((viewport?.width ?? 0) < 1_000) await page.getByRole('button', { name: '地図を動かす' }).click();
  await expect(page.getByRole('button', { name: '拡大する' })).toBeVisible({ timeout: 40_000 });
  await expect(page).toHaveURL(/&lat=.+&zoom=/);
  if ((viewport?.width ?? 0) < 1_000) await page.getByRole('button', { name: 'リスト', exact: true }).click();
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await page
    .getByRole('button', { name: /を地図で見る$/ })
    .first()
    .click();
  const selected = page.getByRole('region', { name: '選んだ園・施設' });
  await expect(selected.getByText(/条件に合う求人 \d+件/)).toBeVisible();
  await selected.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/f\/[^/]+\/job\/[^/]+$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same list leads to a posting, and back to the list with its conditions @phone', async ({
    page,
  }) => {
    await toTheMap(page);
    await expect(cards(page)).toHaveCount(20);
    const link = cards(page).first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await page.getByRole('link', { name: '求人の一覧へ' }).click();
    await expect(page).toHaveURL(list);
  });
});
