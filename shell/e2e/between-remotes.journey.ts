import type { Page } from '@playwright/test';
import { open } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { areas, listAddress } from './site/address.ts';
import { FacilityList } from './site/facility-list.ts';
import { followInHeader } from './site/header.ts';

/** Apps whose scripts or styles the tab has fetched. */
const fetchedApps = async (page: Page): Promise<string[]> => {
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(files.flatMap((file) => /\/builds\/r\/([^/]+)\//.exec(file)?.[1] ?? []))].sort();
};

const styleSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
  );

test('a visitor goes from one remote to another and back without a document load (R1.1) @phone', async ({
  page,
  documents,
}) => {
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi));
  expect(await fetchedApps(page)).toEqual(['mfe-search', 'shell']);

  await followInHeader(page, 'ログイン');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン');
  await expect(page).toHaveTitle(/^ログイン｜/);
  await expect(page).toHaveURL('/login');
  expect(await fetchedApps(page)).toEqual(['mfe-account', 'mfe-search', 'shell']);
  const button = page.getByRole('main').getByRole('button', { name: 'ログインする' });
  await expect(button, "not the browser's own grey").not.toHaveCSS('background-color', 'rgb(239, 239, 239)');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await page.goBack();
  await expect(list.facilities).toHaveCount(20);
  await expect(page).toHaveTitle(/^山口県の保育園・幼稚園・認定こども園など｜/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const name = (await list.facility(0).textContent()) ?? '';
  await list.facility(0).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await followInHeader(page, 'ログイン');
  await expect(button).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(documents.count).toBe(1);

  const linked = await styleSheets(page);
  expect(linked).toEqual([...new Set(linked)]);
});

test('where a visitor has gone takes the focus, so that a screen reader goes along', async ({ page }) => {
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi));
  await expect(page.locator('body')).toBeFocused();
  await list.facility(0).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/の保育園・/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(list.facilities).toHaveCount(20);
  await expect(list.facility(0)).toBeFocused();
  await list.pages.getByRole('link', { name: '次へ' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('main')).toBeFocused();
  // The focus stays in the field; the count is announced.
  await list.keyword.fill('ほいくえん');
  await list.keyword.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(list.keyword).toBeFocused();
});
