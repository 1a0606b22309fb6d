import type { Locator, Page } from '@playwright/test';
import { open } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { askedFacility } from './site/asked-facility.ts';

/** Lays the page out as on a phone whose screen has a notch, or a bar at its lower edge; in CSS px. */
async function setSafeArea(
  page: Page,
  size: { width: number; height: number },
  insets: object,
): Promise<void> {
  await page.setViewportSize(size);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('a notch and the bar of an iPhone cover nothing: the page asks for the whole screen, and keeps clear of them', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
  await setSafeArea(page, { width: 844, height: 390 }, { left: 47, right: 47, bottom: 21 });
  const header = page.getByRole('banner');
  const logo = header.getByRole('link').first();
  await expect.poll(async () => (await boxOf(logo)).x).toBeGreaterThanOrEqual(47);
  const menu = await boxOf(header.getByText('メニュー'));
  expect(menu.x + menu.width).toBeLessThanOrEqual(844 - 47);

  await open(page, `/f/${(await askedFacility(page.request)).path_name}`);
  await setSafeArea(page, { width: 390, height: 760 }, { bottom: 34 });
  const ask = page.getByRole('link', { name: '問い合わせる' }).first();
  await expect
    .poll(async () => (await boxOf(ask)).y + (await boxOf(ask)).height)
    .toBeLessThanOrEqual(760 - 34);
});
