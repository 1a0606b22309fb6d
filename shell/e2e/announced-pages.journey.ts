import { announced, isAnnounced } from '../src/frame/announced-pages.ts';
import { meantFor } from '../src/session-routes.ts';
import { expect, test } from './browser/journey.ts';

const announcement = 'ただいま準備中です';

test('what header and footer lead to is there, or says that it is to come (R1.3, R1.6)', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const frame = page.locator('header, footer').locator('a[href^="/"]');
  const addresses = new Set(
    await frame.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  );
  expect(addresses.size).toBeGreaterThan(50);
  for (const address of addresses) {
    const reply = await request.get(address, { maxRedirects: 0 });
    const { pathname } = new URL(address, 'http://site');
    const isToCome = isAnnounced(pathname);
    // A visitor logs in first (R2.7).
    const answered = meantFor(pathname) === 'members' ? 302 : 200;
    expect(reply.status(), `${address}: a remote has it? Then take it out of announced-pages.ts`).toBe(
      isToCome ? 404 : answered,
    );
    if (isToCome) expect(await reply.text()).toContain(announcement);
  }
});

test('a page that a remote has brought is not announced any more', async ({ request }) => {
  for (const address of announced) {
    const reply = await request.get(address, { maxRedirects: 0 });
    expect(reply.status(), `${address}: take it out of announced-pages.ts`).toBe(404);
  }
});
