import { untilIdle } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { layoutShifts, recordLayoutShifts } from '../browser/layout-shift.ts';
import { slowNetwork, slowProcessor } from '../browser/slow-device.ts';
import { addressOf, sitePages } from './pages.ts';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ complaints }) => {
  test.slow();
  complaints.allow(/status of 404/);
});

for (const sitePage of sitePages)
  test(`nothing moves on ${sitePage.name} while it loads and afterwards @phone`, async ({
    page,
    isMobile,
  }) => {
    const address = await addressOf(sitePage, page.request);
    await recordLayoutShifts(page);
    await slowNetwork(page);
    // A phone paints between more steps of the page than a desktop does.
    const speedUp = isMobile ? await slowProcessor(page) : undefined;
    await page.goto(address);
    await untilIdle(page);
    await speedUp?.();
    await page.waitForTimeout(2_000);
    const { value, what } = await layoutShifts(page);
    // Three decimals, as the metric is reported.
    expect(value.toFixed(3), what.join('\n')).toBe('0.000');
  });
