import { expect, test } from '../browser/journey.ts';
import { shiftsWhileParsed } from '../browser/partial-document.ts';
import { areas, listAddress } from '../site/address.ts';
import { listed } from '../site/listed-facilities.ts';
import { addressOf, sitePages } from './pages.ts';

test.describe.configure({ mode: 'parallel' });

for (const sitePage of sitePages)
  test(`nothing moves on ${sitePage.name} while its HTML comes in @phone`, async ({ page }) => {
    expect(await shiftsWhileParsed(page, await addressOf(sitePage, page.request))).toEqual([]);
  });

test('nothing moves on a list whose first facility has old figures while its HTML comes in @phone', async ({
  page,
}) => {
  // Their mark takes a line of its own on a phone.
  const old = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
  const facilities = await listed(page.request, `area=${areas.tokyo}&limit=100`);
  const stale = facilities.find(({ vacancy }) => vacancy && vacancy.as_of < old);
  const address = listAddress(areas.tokyo, `&keyword=${encodeURIComponent(`${stale?.name}`)}`);
  const list = await page.request.get(address);
  expect(await list.text()).toContain('60日以上前の情報です');
  expect(await shiftsWhileParsed(page, address)).toEqual([]);
});
