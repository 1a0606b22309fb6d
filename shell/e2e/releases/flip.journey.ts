import type { Page } from '@playwright/test';
import { open, untilIdle } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { FacilityList } from '../site/facility-list.ts';
import { liveReleases, rollBack } from '../site/releases.ts';
import { address, former, newer, publishNewer, restoringSearch, untilServed } from './changed-list.ts';

const before = restoringSearch();

/** Makes the page poll for the newest build, as it does when its tab becomes visible. */
async function lookAgain(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

test('a release shows after a reload, and its rollback on the very next request (R7.1)', async ({
  page,
  request,
}, testInfo) => {
  const list = new FacilityList(page);
  await open(page, address);
  await expect(list.count).toContainText(former);
  const release = await publishNewer(testInfo.outputPath('build'));
  expect(await liveReleases(request)).toEqual({ ...before(), 'mfe-search': release });
  await untilServed(page.request);
  await page.reload();
  await expect(list.count).toContainText(newer);
  await untilIdle(page);
  await list.pages.getByRole('link', { name: '次へ' }).click();
  await expect(list.count).toHaveText(new RegExp(`21〜.+${newer}`));

  expect(await rollBack('mfe-search')).toBe(before()['mfe-search']);
  const next = await (await request.get(address)).text();
  expect(next).toContain(former);
  expect(next).not.toContain(newer);
  expect(await liveReleases(request)).toEqual(before());
  await page.reload();
  await expect(list.count).toContainText(former);
  await untilIdle(page);
});

test('an open page goes to the new release with its next navigation (R7.1)', async ({
  page,
  documents,
}, testInfo) => {
  const list = new FacilityList(page);
  await open(page, address);
  await lookAgain(page);
  await list.pages.getByRole('link', { name: '次へ' }).click();
  await expect(list.count).toHaveText(/21〜/);
  expect(documents.count, 'nothing new: no document load').toBe(1);

  await publishNewer(testInfo.outputPath('build'));
  await untilServed(page.request);
  await list.pages.getByRole('link', { name: '1ページ目' }).click();
  await expect(list.count).toHaveText(/1〜20/);
  expect(documents.count, 'not known to the page yet').toBe(1);
  await lookAgain(page);
  await list.pages.getByRole('link', { name: '次へ' }).click();
  await expect(list.count).toHaveText(new RegExp(`21〜.+${newer}`));
  expect(documents.count).toBe(2);
  await untilIdle(page);

  // Searching is a navigation, too; and a rollback is also a new build for the page.
  await rollBack('mfe-search');
  await lookAgain(page);
  await list.keyword.fill('ほいくえん');
  await list.submit();
  await expect(list.heading).toHaveText(/「ほいくえん」の検索結果/);
  await expect(list.count).toContainText(former);
  expect(documents.count).toBe(3);
});

test('a new release takes no text away that a visitor has not sent (R7.1)', async ({
  page,
  documents,
}, testInfo) => {
  const list = new FacilityList(page);
  const search = page.getByRole('banner').getByRole('link', { name: '園を探す' });
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('hanako@example.jp');
  await publishNewer(testInfo.outputPath('build'));
  await untilServed(page.request);
  await lookAgain(page);
  await search.click();
  await expect(list.count, 'the release that the page began with').toContainText(former);
  expect(documents.count).toBe(1);
  // Going back to the form, which is empty now, loads the new release.
  const loaded = page.waitForEvent('load');
  await page.goBack();
  await loaded;
  await untilIdle(page);
  expect(documents.addresses.slice(1).map((document) => new URL(document).pathname)).toEqual(['/login']);
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue('');
  await search.click();
  await expect(list.count).toContainText(newer);
  expect(documents.count).toBe(2);
});
