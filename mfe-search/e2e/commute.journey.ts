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
