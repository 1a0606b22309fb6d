import { settled } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { cutOff, stickingOut } from '../browser/overflow.ts';
import { areas, listAddress } from '../site/address.ts';
import { listed } from '../site/facility-list.ts';
import { addressOf, sitePages } from './pages.ts';

const sizes = [
  { what: 'a window 320 px wide', width: 320, scale: 1 },
  { what: 'letters twice as large on a phone', width: 360, scale: 2 },
  { what: 'letters twice as large in a window 320 px wide', width: 320, scale: 2 },
  { what: 'letters twice as large on a desktop', width: 1280, scale: 2 },
];

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

for (const { what, width, scale } of sizes)
  test(`no page scrolls sideways or loses text with ${what}`, async ({ page, context }) => {
    test.slow();
    const facilities = await listed(page.request, `area=${areas.tokyo}&limit=50`);
    const longest = facilities.toSorted((a, b) => b.name.length - a.name.length)[0]?.path_name ?? '';
    await page.setViewportSize({ width, height: 740 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
    const shared = await Promise.all(sitePages.map((sitePage) => addressOf(sitePage, page.request)));
    for (const address of [...shared, listAddress(areas.tokyo, '&page=3'), `/f/${longest}`]) {
      await page.goto(address);
      await settled(page);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16 * scale);
      expect([address, await stickingOut(page), await cutOff(page)]).toEqual([address, [], []]);
    }
  });
