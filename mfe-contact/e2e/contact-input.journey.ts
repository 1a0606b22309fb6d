import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas } from '../../shell/e2e/site/address.ts';
import { firstFacility } from '../../shell/e2e/site/listed-facilities.ts';

test('the contact form of a facility is quiet, says whose it is, and leads back to it (R1.2, R1.3)', async ({
  page,
  documents,
}) => {
  const { path_name, name } = await firstFacility(page.request, areas.yamaguchi);
  await open(page, `/contact/${path_name}/contact_input`);
  await expect(page.getByRole('region', { name: '対象の園・施設' })).toContainText(name);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await untilIdle(page);
  expect(documents.count).toBe(1);

  // The frame is reduced, so that it does not lead visitors away from a form (R1.2).
  await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toHaveCount(0);
  await page.getByRole('link', { name: '園のページへ戻る' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
  expect(documents.count).toBe(1);
});
