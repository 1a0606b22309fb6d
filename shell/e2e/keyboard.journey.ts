import type { Locator, Page } from '@playwright/test';
import { hasFocusMark } from './browser/focus-mark.ts';
import { open } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { areas, listAddress } from './site/address.ts';
import { FacilityList } from './site/facility-list.ts';

const maximumSteps = 40;

/** Presses Tab until the target has the focus; the focus must be visible at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < maximumSteps; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate(hasFocusMark), `the focus is seen on ${focused}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached within ${maximumSteps} steps: ${target}`);
}

test('the keyboard alone finds and opens a facility', async ({ page, documents }) => {
  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi));
  const skip = page.getByRole('link', { name: '本文へ移動' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, list.keyword);
  await page.keyboard.type('こども園');
  await page.keyboard.press('Enter');
  await expect(list.heading).toHaveText(/「こども園」の検索結果/);
  await tabTo(page, list.search.getByText('施設の種類').first());
  await page.keyboard.press('Space');
  const kind = list.search.getByRole('checkbox', { name: /^幼保連携型認定こども園/ });
  await tabTo(page, kind);
  await page.keyboard.press('Space');
  await expect(kind).toBeChecked();
  await tabTo(page, list.search.getByRole('button', { name: '検索する' }));
  await page.keyboard.press('Enter');
  await expect(
    list.conditions.getByRole('link', { name: '幼保連携型認定こども園を条件から外す' }),
  ).toBeVisible();

  const first = list.facility(0);
  const name = (await first.textContent()) ?? '';
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await tabTo(
    page,
    page.getByRole('navigation', { name: '現在位置' }).getByRole('link', { name: '園を探す' }),
  );
  expect(documents.count).toBe(1);
});

test('the keyboard can go through the sign-in form', async ({ page }) => {
  await open(page, '/login');
  await tabTo(page, page.getByRole('textbox', { name: 'メールアドレス' }));
  await page.keyboard.type('hanako@example.jp');
  await tabTo(page, page.getByLabel('パスワード', { exact: true }));
  await tabTo(page, page.getByRole('checkbox', { name: 'パスワードを表示する' }));
  await tabTo(page, page.getByRole('button', { name: 'ログインする' }));
});
