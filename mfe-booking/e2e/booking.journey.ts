import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas } from '../../shell/e2e/site/address.ts';
import { listed } from '../../shell/e2e/site/listed-facilities.ts';

test('the booking page of a facility says whose it is, and leads back to it (R2, R1.3)', async ({
  page,
  documents,
}) => {
  const facilities = await listed(page.request, `area=${areas.yamaguchi}&limit=50`);
  const bookable = facilities.find(({ tour_acceptance }) => tour_acceptance === 'slots');
  expect(bookable).toBeDefined();
  const { path_name = '', name = '' } = bookable ?? {};
  await open(page, `/one_stop/f/${path_name}`);
  await expect(page.getByRole('region', { name: '対象の園・施設' })).toContainText(name);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await untilIdle(page);
  await page.getByRole('link', { name: '園のページへ戻る' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(documents.count).toBe(1);
});
