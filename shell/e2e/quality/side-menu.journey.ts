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
