import { open } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';

test('a page whose files never come is asked for again by the visitor after ten seconds (R4.9)', async ({
  page,
  documents,
}) => {
  const files = /\/builds\/r\/mfe-search\/[^/]+\/client\/select-railway\.[0-9a-f]+\.mjs/;
  // The request gets no response while the connection stays open. Removing the route would let the file through.
  let stalls = true;
  await page.route(files, (route) => (stalls ? undefined : route.continue()));
  await open(page, '/login');
  await page.getByRole('banner').getByRole('link', { name: '駅から探す' }).click();
  await expect(page.locator('header [data-moving]')).toHaveCount(1);
  const again = page.getByRole('banner').getByRole('link', { name: 'もう一度読み込む' });
  await expect(again).toBeVisible({ timeout: 12_000 });
  await expect(page.locator('header [data-moving]')).toHaveCount(0);
  stalls = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('路線');
  expect(documents.count).toBe(2);
});
