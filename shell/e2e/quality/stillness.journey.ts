import { untilIdle } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { layoutShifts, recordLayoutShifts } from '../browser/layout-shift.ts';
import { slowDown } from '../browser/slow-device.ts';
import { addressOf, sitePages } from './pages.ts';

// A paint may fall between any two parts of the HTML: one visit has a slow processor, and none may shift.
const visits = [{ isSlow: true }, { isSlow: false }];

test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ complaints }) => {
  test.slow();
  complaints.allow(/status of 404/);
});

for (const sitePage of sitePages)
  test(`nothing moves on ${sitePage.name} while it loads and afterwards @phone`, async ({ page }) => {
    const address = await addressOf(sitePage, page.request);
    await recordLayoutShifts(page);
    const network = await page.context().newCDPSession(page);
    for (const { isSlow } of visits) {
      await network.send('Network.clearBrowserCache');
      const speedUp = isSlow ? await slowDown(page) : undefined;
      await page.goto(address);
      await untilIdle(page);
      await speedUp?.();
      await page.waitForTimeout(2_000);
      const { value, what } = await layoutShifts(page);
      // Three decimals, as the metric is reported.
      expect(value.toFixed(3), what.join('\n')).toBe('0.000');
    }
  });
