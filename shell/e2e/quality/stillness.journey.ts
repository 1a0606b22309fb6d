import { settled } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { layoutShifts, recordLayoutShifts } from '../browser/layout-shift.ts';
import { slowDown } from '../browser/slow-device.ts';
import { addressOf, sitePages } from './pages.ts';

test.use({ trace: 'off' });

test.beforeEach(({ complaints }) => {
  test.slow();
  complaints.allow(/status of 404/);
});

for (const sitePage of sitePages)
  test(`nothing moves on ${sitePage.name} while it loads, settles and stands @phone`, async ({ page }) => {
    const address = await addressOf(sitePage, page.request);
    await recordLayoutShifts(page);
    await slowDown(page);
    await page.goto(address);
    await settled(page);
    await page.waitForTimeout(2_000);
    const { value, what } = await layoutShifts(page);
    // To three decimals, as the metric is reported: where a slow line cuts the HTML in the middle of a line of text, the
    // browser paints what it has, and the rest of that line moves it by some 0.00004.
    expect(value.toFixed(3), what.join('\n')).toBe('0.000');
  });
