import { capabilities } from '@enerabi/shared/constants';
import type { APIRequestContext } from '@playwright/test';
import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas } from '../../shell/e2e/site/address.ts';
import { firstFacility, listed } from '../../shell/e2e/site/listed-facilities.ts';

/** Booking, inquiry and phone; until these features exist, phone and website (R7.3). */
const mostWays = capabilities.visitBooking && capabilities.inquiry ? 3 : 2;

/** The path name of a facility whose bar is full: it has slots to book, a phone number, and a website. */
async function withFullBar(request: APIRequestContext): Promise<string> {
  for (const { path_name, tour_acceptance } of await listed(request, `area=${areas.yamaguchi}&limit=50`)) {
    if (tour_acceptance !== 'slots') continue;
    const reply = await request.get(`/api/front_get_facility?path_name=${path_name}`);
    const { phones, url } = (await reply.json()) as { phones: string[]; url: string | null };
    if (phones.length > 0 && url) return path_name;
  }
  throw new Error('No facility of Yamaguchi has slots, a phone and a site');
}

for (const width of [360, 390, 412])
  test(`the ways to a visit stay in view in one row at ${width} px, cover nothing that has the focus, and leave the footer alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, `/f/${await withFullBar(page.request)}`);
    const bar = page.getByRole('complementary', { name: '見学・お問い合わせ' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const ways = await bar.getByRole('link').filter({ visible: true }).all();
    expect(ways).toHaveLength(mostWays);
    const rows = await Promise.all(ways.map(async (way) => (await way.boundingBox())?.y));
    expect(new Set(rows).size).toBe(1);
    const covered: string[] = [];
    const footer = page.getByRole('contentinfo');
    for (let step = 0; step < 90; step += 1) {
      await page.keyboard.press('Tab');
      if (await footer.evaluate((element) => element.contains(document.activeElement))) break;
      covered.push(
        ...(await bar.evaluate((element) => {
          const focused = document.activeElement;
          if (!focused || element.contains(focused)) return [];
          const isClear = focused.getBoundingClientRect().bottom <= element.getBoundingClientRect().top;
          return isClear ? [] : [focused.outerHTML.slice(0, 100)];
        })),
      );
    }
    expect(covered).toEqual([]);
    await expect(footer.locator(':focus')).toBeVisible();

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });

test('each section is reached from the contents on a wide screen, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { path_name } = await firstFacility(page.request, areas.yamaguchi);
  await open(page, `/f/${path_name}`);
  const contents = page.getByRole('navigation', { name: 'このページの内容' });
  await contents.getByRole('link', { name: '所在地・連絡先' }).click();
  const heading = page.getByRole('heading', { name: '所在地・連絡先' });
  await expect(heading).toBeInViewport();
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  const { y } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(height);
  // The two rows of the header must not be counted twice.
  expect(y).toBeLessThan(height + 60);
  await expect(contents).toBeInViewport();
});

test('on a phone the page of a facility is at most half as long as it was, with all facts a press away @phone', async ({
  page,
  isMobile,
}) => {
  await open(page, '/f/demo-14101-0002');
  await untilIdle(page);
  const rest = page.getByRole('group').filter({ hasText: 'アレルギー対応' });
  const allergies = page.getByRole('term').filter({ hasText: 'アレルギー対応' });
  if (!isMobile) {
    await expect(allergies).toBeVisible();
    return;
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500);
  await expect(allergies).toBeHidden();
  await rest.locator('summary').click();
  await expect(allergies).toBeVisible();
});
