import { settled } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { stickingOut } from './browser/overflow.ts';
import { areas, listAddress } from './site/address.ts';
import { listed } from './site/facility-list.ts';

const sizes = [
  { what: 'a window 320 px wide', width: 320, scale: 1 },
  { what: 'letters twice as large on a phone', width: 360, scale: 2 },
  { what: 'letters twice as large in a window 320 px wide', width: 320, scale: 2 },
];

for (const { what, width, scale } of sizes)
  test(`no page scrolls sideways with ${what}`, async ({ page, context }) => {
    const facilities = await listed(page.request, `area=${areas.tokyo}&limit=50`);
    const longest = facilities.toSorted((a, b) => b.name.length - a.name.length)[0]?.path_name ?? '';
    await page.setViewportSize({ width, height: 740 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
    const addresses = [
      '/',
      listAddress(areas.tokyo, '&page=3'),
      listAddress(areas.tokyo, '&keyword=そのような園はありません'),
      `/f/${longest}`,
      '/login',
      `/contact/${longest}/contact_input`,
      `/one_stop/f/${longest}`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await settled(page);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16 * scale);
      expect([address, await stickingOut(page)]).toEqual([address, []]);
    }
  });
