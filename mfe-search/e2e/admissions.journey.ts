import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { violations } from '../../shell/e2e/quality/axe.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';

const setagaya = listAddress(areas.tokyo, '&municipalities[]=131121');

test('the list of a municipality counts down to the last day of applications for the child @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const april = new Date().getFullYear() + 2;
    localStorage.setItem('child', JSON.stringify({ birthday: `${april - 2}-10-03`, month: `${april}-05` }));
  });
  await open(page, setagaya);
  await untilIdle(page);
  const summary = page.locator('summary').filter({ hasText: /入園の締切.*(あと\d+日|今日まで)/ });
  await summary.click();
  expect(await violations(page)).toEqual([]);
  const calendar = page.getByRole('link', { name: /締切をカレンダーに追加$/ });
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toMatch('text/calendar');
  expect(await file.text()).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  await expect(page.getByText('日程は変わることがあります。')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the days are there, too', async ({ page }) => {
    await page.goto(setagaya);
    await page
      .locator('summary')
      .filter({ hasText: /入園の締切/ })
      .click();
    await expect(page.getByText(/^締切 \d+月\d+日（.）/).first()).toBeVisible();
  });
});
