import { meantFor } from '../src/session-routes.ts';
import { expect, test } from './browser/journey.ts';

test('what header, side menu and footer lead to is there (R1.3, R1.6, R7.3)', async ({ page, request }) => {
  await page.goto('/');
  const frame = page.locator('header, footer').locator('a[href^="/"]');
  const addresses = new Set(
    await frame.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  );
  expect(addresses.size).toBeGreaterThan(50);
  for (const address of addresses) {
    const reply = await request.get(address, { maxRedirects: 0 });
    // A visitor logs in first (R2.7).
    const isMembers = meantFor(new URL(address, 'http://site').pathname) === 'members';
    expect(reply.status(), address).toBe(isMembers ? 302 : 200);
  }
});
