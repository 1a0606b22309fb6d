import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { violations } from '../../shell/e2e/quality/axe.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';

/** As on a slow line. */
const remoteDelayMs = 3_000;
const childBar = (page: Page) => page.getByRole('button', { name: 'お子さまのクラス', exact: true });

test('no press is lost while the scripts of the list are still on their way (R4.9) @phone', async ({
  page,
}) => {
  await page.route(/\/mfe-search\/.*\.mjs$/, async (route) => {
    await sleep(remoteDelayMs);
    await route.continue();
  });
  await page.goto(listAddress(areas.tokyo), { waitUntil: 'commit' });
  const hearts = page.getByRole('button', { name: /のお気に入り$/ });
  const comparisons = page.getByRole('main').getByRole('button', { name: /を比較に追加$/ });
  await hearts.nth(1).click();
  for (const at of [0, 2]) await comparisons.nth(at).click();
  // A visitor who sees nothing happen presses again.
  await comparisons.nth(2).click();
  await childBar(page).click();
  // It shows at once, and no script of the list is there yet.
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.querySelectorAll('[data-early=""]').length)).toBeGreaterThan(30);

  const dialog = page.getByRole('dialog', { name: 'お子さまのクラス' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const toggle of [hearts.nth(1), comparisons.nth(0), comparisons.nth(2)])
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(comparisons.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('2件を比較中')).toBeVisible();
  await page.reload();
  await untilIdle(page);
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('a family with two children changes between them in two presses @phone', async ({ page }) => {
  await page.goto(listAddress(areas.tokyo));
  await untilIdle(page);
  await childBar(page).click();
  const dialog = page.getByRole('dialog', { name: 'お子さまのクラス' });
  const year = new Date().getFullYear();
  const enter = async (born: number): Promise<void> => {
    const birthday = dialog.getByRole('group', { name: 'お子さまの生年月日（または出産予定日）' });
    await birthday.getByRole('combobox', { name: '年' }).selectOption(String(born));
    await birthday.getByRole('combobox', { name: '月' }).selectOption('10');
    await birthday.getByRole('combobox', { name: '日', exact: true }).selectOption('3');
    await expect(dialog.getByText(/^[0-5]歳児クラス$/)).toBeVisible();
  };
  await enter(year - 1);
  await dialog.getByRole('button', { name: 'お子さまを追加' }).click();
  // The emptied fields are above, out of view on a phone.
  await expect(dialog.getByRole('combobox', { name: '年' }).first()).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: '年' }).first()).toBeInViewport();
  await enter(year - 3);
  await expect(dialog.getByRole('button', { name: `${year - 3}年10月3日` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'とじる' }).last().click();
  const bar = page.getByRole('button', { name: /^[0-5]歳児クラス/ });
  const older = (await bar.textContent()) ?? '';
  await page.reload();
  await untilIdle(page);
  await expect(bar).toHaveText(older);

  await bar.click();
  await dialog.getByRole('button', { name: `${year - 1}年10月3日` }).click();
  await page.keyboard.press('Escape');
  await expect(bar).not.toHaveText(older);
  const marked = await page.evaluate(() => document.documentElement.dataset.childClass);
  expect(older).not.toContain(`${marked}歳児クラス`);
});

test('facilities with a place in the child’s class come first (issue 22) @phone', async ({ page }) => {
  const year = new Date().getFullYear();
  await page.addInitScript(
    (born) =>
      localStorage.setItem('child', JSON.stringify({ birthday: `${born}-10-03`, month: `${born + 3}-04` })),
    year - 2,
  );
  await page.goto(listAddress(areas.tokyo));
  await untilIdle(page);
  await page.getByRole('button', { name: /^[0-5]歳児クラス/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'このクラスで園を探す' }).click();
  await expect(page).toHaveURL(/child_class_id=\d.*sort=vacant/);
  await untilIdle(page);
  const child = Number(new URL(page.url()).searchParams.get('child_class_id'));
  const reply = await page.request.get(`/api/front_get_facilties${new URL(page.url()).search}&limit=100`);
  const { facilities } = (await reply.json()) as {
    facilities: {
      name: string;
      vacancy: { classes: { child_class_id: number; mark: string; accepted: number }[] };
    }[];
  };
  const isOpen = facilities.map(({ vacancy }) =>
    (vacancy?.classes ?? []).some(
      ({ child_class_id, mark, accepted }) =>
        child_class_id === child && (accepted > 0 || mark === '○' || mark === '△'),
    ),
  );
  expect(isOpen[0]).toBe(true);
  expect(isOpen).toEqual(isOpen.toSorted((one, other) => Number(other) - Number(one)));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(facilities[0]?.name ?? '');
});

test('a child entered once is marked in the list, on the page of a facility and in a comparison @phone', async ({
  page,
}) => {
  await page.goto(listAddress(areas.tokyo));
  await untilIdle(page);
  await childBar(page).click();
  const dialog = page.getByRole('dialog', { name: 'お子さまのクラス' });
  await expect(dialog).toBeVisible();
  const year = new Date().getFullYear();
  const birthday = dialog.getByRole('group', { name: 'お子さまの生年月日（または出産予定日）' });
  await birthday.getByRole('combobox', { name: '年' }).selectOption(String(year - 2));
  await birthday.getByRole('combobox', { name: '月' }).selectOption('10');
  await birthday.getByRole('combobox', { name: '日', exact: true }).selectOption('3');
  await expect(dialog.getByText(/^[0-5]歳児クラス$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('link', { name: '空きのある園だけを見る' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/child_class_id=\d.*has_vacancy=true/);
  expect(page.url()).not.toContain(`${year - 2}`);
  const marked = /^[0-5]歳児クラス/;
  await expect(page.getByRole('button', { name: marked })).toBeVisible();

  await expect(page.getByRole('link', { name: /^空きあり.*を条件から外す$/ })).toBeVisible();
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: '空き状況' })).toContainText(/空きがあります|残りわずかです/);
  // Also in a later visit, on a page that the server renders.
  await page.reload();
  await untilIdle(page);
  await expect(page.getByRole('button', { name: marked })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const facility = new URL(page.url()).pathname.slice('/f/'.length);
  await page.goto(`/comparison?facilities%5B%5D=${facility}`);
  await untilIdle(page);
  const frames = await page
    .getByRole('row', { name: /^[0-5]歳児/ })
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).outlineStyle));
  // The child's class has a row with its vacancy, and may have one with its capacity.
  expect(frames).toContain('solid');
  expect(frames).toContain('none');
});

test('the header says the class on every page, and leads to the child (issue 22) @phone', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/terms');
  const link = header.getByRole('link', { name: /^お子さま/ });
  await expect(link).toHaveAccessibleName('お子さま');
  await link.click();
  await expect(page.getByRole('heading', { name: /お子さまのクラス/ })).toBeInViewport();
  const birthday = page.getByRole('group', { name: 'お子さまの生年月日（または出産予定日）' });
  const year = new Date().getFullYear();
  for (const [part, value] of [
    ['年', year - 2],
    ['月', 10],
    ['日', 3],
  ] as const)
    await birthday.getByRole('combobox', { name: part, exact: true }).selectOption(String(value));
  await expect(link).toHaveAccessibleName(/^お子さま\s*[0-5]歳児$/);
  const known = await page.evaluate(() => document.documentElement.dataset.childClass);
  for (const address of ['/terms', listAddress(areas.tokyo), '/login']) {
    await page.goto(address);
    await expect(link).toHaveAccessibleName(new RegExp(`^お子さま\\s*${known}歳児$`));
  }
  await page.goto('/job_top');
  await expect(link).toBeHidden();
});
