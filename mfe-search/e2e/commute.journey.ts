import type { Page } from '@playwright/test';
import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { violations } from '../../shell/e2e/quality/axe.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';

/** Chooses a station in a field of the dialog, as one who types its reading. */
async function choose(page: Page, field: string, reading: string, station: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '通園にかかる時間' });
  await dialog.getByRole('searchbox', { name: field, exact: true }).pressSequentially(reading, { delay: 30 });
  await dialog.getByRole('button', { name: station }).first().click();
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const minutesIn = (text: string): number[] =>
  [...text.matchAll(/約(\d+)分/g)].map(([, minutes]) => Number(minutes));

test('a family chooses its stations once, and every page says how long its ways are @phone', async ({
  page,
}) => {
  await open(page, listAddress(areas.tokyo));
  await page.getByRole('button', { name: '通園時間' }).click();
  await choose(page, 'ご自宅（または最寄り駅）', 'さんげん', /^三軒茶屋駅/);
  await choose(page, '勤務先の最寄り駅', 'しぶや', /^渋谷駅/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('link', { name: '通園時間の短い順に見る' }).click();
  await expect(page).toHaveURL(/search_target_lat=.*commute_destinations/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await untilIdle(page);

  const lines = await cards(page).filter({ hasText: '三軒茶屋駅から' }).allTextContents();
  expect(lines.length).toBeGreaterThanOrEqual(20);
  const totals = lines.map((text) => {
    const [there = 0, on = 0] = minutesIn(/三軒茶屋駅から.*?渋谷駅へ[^約]*約\d+分/.exec(text)?.[0] ?? '');
    return there + on;
  });
  expect(totals.every((total) => total > 0)).toBe(true);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));

  await cards(page).first().getByRole('link').first().click();
  await untilIdle(page);
  const [whole] = totals;
  await expect(page.getByRole('heading', { name: '通園にかかる時間（お子さま連れの目安）' })).toBeVisible();
  await expect(page.getByText(`合計約${whole}分`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^通園時間：\s*三軒茶屋駅/ })).toBeVisible();
});

test('times of travel move nothing when a page is loaded again @phone', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'commute-places',
      JSON.stringify({
        home: { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 },
        works: [{ name: '渋谷駅', latitude: 35.658, longitude: 139.7016 }],
      }),
    ),
  );
  await page.goto(listAddress(areas.tokyo), { waitUntil: 'commit' });
  const first = cards(page).nth(1);
  await first.waitFor();
  const before = await first.boundingBox();
  await untilIdle(page);
  await expect(first).toContainText('三軒茶屋駅から');
  expect((await first.boundingBox())?.y).toBe(before?.y);
});

test('the comparison has a group of ways', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'commute-places',
      JSON.stringify({ home: { name: '', latitude: 35.644, longitude: 139.67 }, works: [] }),
    ),
  );
  await open(page, listAddress(areas.tokyo));
  const addresses = await cards(page)
    .getByRole('link', { name: /./ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/f/', '') ?? ''));
  const names = [...new Set(addresses)].filter((name) => name.startsWith('demo-')).slice(0, 2);
  await open(page, `/comparison?${names.map((name) => `facilities%5B%5D=${name}`).join('&')}`);
  const row = page.getByRole('row', { name: /^自宅から/ });
  await expect(row.getByRole('cell')).toHaveText([/約\d+分/, /約\d+分/]);
});

test('a family sees only what it reaches by bicycle in a quarter of an hour, as a list and as a map (issue 22) @phone', async ({
  page,
}) => {
  await open(page, listAddress(areas.tokyo));
  const all = await cards(page).count();
  await page.getByRole('button', { name: '通園時間' }).click();
  await choose(page, 'ご自宅（または最寄り駅）', 'さんげん', /^三軒茶屋駅/);
  const dialog = page.getByRole('dialog', { name: '通園にかかる時間' });
  await dialog.getByRole('combobox', { name: '通園時間' }).selectOption('自転車15分以内');
  await dialog.getByRole('link', { name: 'この時間で通える園を見る' }).click();
  await expect(page).toHaveURL(/commute_within=bicycle-15/);
  await untilIdle(page);
  await expect(page.getByRole('link', { name: /ご自宅から自転車15分以内/ })).toBeVisible();
  const ways = await cards(page).filter({ hasText: '三軒茶屋駅から' }).allTextContents();
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.length).toBeLessThan(all);
  for (const text of ways) {
    const [usual] = minutesIn(text.slice(text.indexOf('三軒茶屋駅から')));
    expect(usual, text).toBeLessThanOrEqual(15);
  }

  const total = (await cards(page).count()).toString();
  await page.goto(
    page
      .url()
      .replace('/f?', '/map_search?')
      .replace(/&search_target_l..=[^&]*/g, ''),
  );
  await expect(page.getByRole('status').filter({ hasText: '範囲に' })).toContainText(`この範囲に${total}件`);
  await expect(page.getByText('（ご自宅に近い順）')).toHaveCount(1);
  const drawnByServer = await (await page.request.get(page.url())).text();
  expect(drawnByServer).toMatch(/<circle class="home-/);
  await page.getByRole('link', { name: /ご自宅から自転車15分以内/ }).click();
  await expect(page).not.toHaveURL(/commute/);
});
