import { untilIdle } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { cutOff, stickingOut } from '../browser/overflow.ts';
import { areas, listAddress } from '../site/address.ts';
import { listed } from '../site/listed-facilities.ts';
import { addressOf, sitePages } from './pages.ts';

const sizes = [
  { what: 'in a window 320 px wide', widths: [320], scale: 1 },
  { what: 'with letters twice as large, however wide the window', widths: [1280, 360, 320], scale: 2 },
];

/** Maps take the longest: they are drawn without a graphics card. */
const perPageMs = 2_500;

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

for (const { what, widths, scale } of sizes)
  test(`no page scrolls sideways or loses text ${what}`, async ({ page, context }) => {
    test.setTimeout(sitePages.length * perPageMs);
    const facilities = await listed(page.request, `area=${areas.tokyo}&limit=50`);
    const longest = facilities.toSorted((a, b) => b.name.length - a.name.length)[0]?.path_name ?? '';
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
    const more = [listAddress(areas.tokyo, '&page=3'), `/f/${longest}`];
    // The pages run one after the other: members sign in before their pages.
    for (const asked of [...more, ...sitePages]) {
      const address = typeof asked === 'string' ? asked : await addressOf(asked, page.request);
      await page.goto(address);
      await untilIdle(page);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16 * scale);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        const found = [address, width, await stickingOut(page), await cutOff(page)];
        expect(found).toEqual([address, width, [], []]);
      }
    }
  });
