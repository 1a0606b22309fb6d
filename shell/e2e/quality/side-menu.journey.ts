import { open } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { controls, tabThrough } from './tab-stops.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the side menu opens by Enter, keeps the focus from wandering behind it, and gives it back (R1.6)', async ({
  page,
}) => {
  await open(page, '/login');
  const header = page.getByRole('banner');
  const toggle = header.locator('summary');
  const menu = header.getByRole('navigation', { name: 'メニュー', exact: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();

  const reached = (await tabThrough(page, 'Tab')).map(({ name }) => name);
  expect(reached.length).toBeGreaterThan(4);
  expect(reached).toEqual((await controls(page)).slice(-reached.length));
  const isBehind = await page.evaluate(() =>
    [...document.querySelectorAll('main, body > footer')].map((element) => (element as HTMLElement).inert),
  );
  expect(isBehind).toEqual([true, true]);

  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true);
});

for (const [what, name, heading] of [
  ['a page', '園を探す', /^全国の/],
  ['a page with a map', '地図から探す', /地図/],
] as const)
  test(`a link of the side menu to ${what} closes it and takes the focus to the main part (R1.6)`, async ({
    page,
    documents,
  }) => {
    await open(page, '/login');
    const header = page.getByRole('banner');
    const menu = header.getByRole('navigation', { name: 'メニュー', exact: true });
    await header.locator('summary').press('Enter');
    await menu.getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(documents.count).toBe(1);
  });

for (const { how, letters, size } of [
  { how: 'with letters two thirds larger', letters: 1.65, size: { width: 360, height: 740 } },
  { how: 'on a phone held sideways', letters: 1, size: { width: 740, height: 360 } },
])
  test(`the side menu can be used and closed ${how} (R1.6)`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    const [standard, fixed] = [Math.round(16 * letters), Math.round(13 * letters)];
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
    await page.setViewportSize(size);
    await open(page, '/login');
    const header = page.getByRole('banner');
    const menu = header.getByRole('navigation', { name: 'メニュー', exact: true });
    await header.getByText('メニュー', { exact: true }).click();
    // A click would fail if something covered them.
    for (const name of ['無料会員登録', '園を探す'])
      await menu.getByRole('link', { name }).click({ trial: true });
    await header.getByText('閉じる', { exact: true }).click();
    await expect(menu).toBeHidden();
  });
