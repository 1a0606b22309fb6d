import { untilIdle } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { areas, listAddress } from './site/address.ts';
import { FacilityList } from './site/facility-list.ts';

/** APIs newer than the oldest browsers for which the build is made (release/src/build/base-config.ts). */
const younger = {
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  RegExp: ['escape'],
  Iterator: ['from'],
} as const;

test('the site comes alive in the oldest browsers that it is built for', async ({ page }) => {
  await page.addInitScript((names) => {
    const all = globalThis as unknown as Record<string, Record<string, unknown>>;
    for (const [of, methods] of Object.entries(names)) for (const method of methods) delete all[of]?.[method];
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as Record<string, unknown>;
    for (const method of ['map', 'filter', 'some', 'every', 'find', 'toArray', 'flatMap', 'take', 'drop'])
      delete iterators[method];
    for (const method of ['union', 'intersection', 'difference', 'isSubsetOf'])
      delete (Set.prototype as unknown as Record<string, unknown>)[method];
  }, younger);
  const list = new FacilityList(page);
  await page.goto(listAddress(areas.yamaguchi));
  await untilIdle(page);
  await list.pages.getByRole('link', { name: '次へ' }).click();
  await expect(list.count).toHaveText(/21〜/);
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click();
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page.getByRole('alert')).toContainText('入力内容に2件の誤りがあります');
  await page.goto('/');
  await untilIdle(page);
  const birthday = page.getByRole('group', { name: /^お子さまの生年月日/ }).getByRole('combobox');
  for (const part of [0, 1, 2]) await birthday.nth(part).selectOption({ index: 2 });
  await expect(page.getByText(/^[0-5]歳児クラス$/).first()).toBeVisible();
});
