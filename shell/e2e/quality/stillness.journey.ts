import { untilIdle } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { layoutShifts, recordLayoutShifts } from '../browser/layout-shift.ts';
import { slowDown } from '../browser/slow-device.ts';
import { addressOf, sitePages } from './pages.ts';

const visits = 2;

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
    // A paint may fall between any two parts of the HTML, so there are several visits, and none may shift.
    for (let visit = 0; visit < visits; visit += 1) {
      await network.send('Network.clearBrowserCache');
      const speedUp = await slowDown(page);
      await page.goto(address);
      await untilIdle(page);
      await speedUp();
      await page.waitForTimeout(2_000);
      const { value, what } = await layoutShifts(page);
      // Three decimals, as the metric is reported.
      expect(value.toFixed(3), what.join('\n')).toBe('0.000');
    }
  });
