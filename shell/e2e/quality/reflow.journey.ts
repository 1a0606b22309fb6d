import { brokenWords } from '../browser/broken-words.ts';
import { open } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { cutOff, stickingOut } from '../browser/overflow.ts';
import { areas, listAddress } from '../site/address.ts';
import { listed } from '../site/listed-facilities.ts';
import { addressOf, type SitePage, sitePages } from './pages.ts';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

const moreOnes: SitePage[] = [
  { name: 'a later page of the list', at: () => listAddress(areas.tokyo, '&page=3') },
  {
    name: 'the facility with the longest name',
    at: async (_, request) => {
      const facilities = await listed(request, `area=${areas.tokyo}&limit=50`);
      return `/f/${facilities.toSorted((a, b) => b.name.length - a.name.length)[0]?.path_name}`;
    },
  },
];

const letters = [
  { scale: 1, widths: [320] },
  { scale: 2, widths: [320, 360, 1280] },
];

for (const sitePage of [...moreOnes, ...sitePages])
  test(`${sitePage.name} neither scrolls sideways nor loses text at 320 px, nor with letters twice as large, and breaks no word at 360 px`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, await addressOf(sitePage, page.request));
    expect.soft(await brokenWords(page)).toEqual([]);
    const session = await context.newCDPSession(page);
    for (const { scale, widths } of letters) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
      const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      await expect.poll(async () => Number.parseFloat(await size())).toBeGreaterThanOrEqual(16 * scale);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        const found = [scale, width, await stickingOut(page), await cutOff(page)];
        expect.soft(found).toEqual([scale, width, [], []]);
      }
    }
  });
