import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas } from '../../shell/e2e/site/address.ts';

interface Event {
  path_name: string;
  title: string;
  facility: { path_name: string; name: string } | null;
}

const comingIn = async (request: APIRequestContext, query = ''): Promise<Event[]> =>
  ((await (await request.get(`/api/front/events?area=${areas.tokyo}${query}`)).json()) as { events: Event[] })
    .events;

async function facilityEvent(request: APIRequestContext): Promise<Event & { facility: { name: string } }> {
  const found = (await comingIn(request)).find(({ facility }) => facility);
  if (!found?.facility) throw new Error('No facility of Tokyo has announced an event');
  return { ...found, facility: found.facility };
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a prefecture leads to its events, one to its page, and that to the facility (R1.1) @phone', async ({
      page,
    }) => {
      const { title, facility } = await facilityEvent(page.request);
      await page.goto('/tokyo');
      await page.getByRole('link', { name: 'イベントをすべて見る' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('東京都の園のイベント・園庭開放');
      await page.getByRole('main').getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page
        .getByRole('complementary', { name: 'この園・施設' })
        .getByRole('link', { name: facility.name })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(facility.name);
      await page.getByRole('region', { name: 'イベント' }).getByRole('link', { name: title }).first().click();
      await expect(page).toHaveURL(/\/tokyo\/e\//);
    });

    test('the list is narrowed to an audience, page by page', async ({ page }) => {
      await page.goto('/tokyo/e');
      const narrowed = page.getByRole('navigation', { name: '対象でしぼりこむ' });
      await narrowed.getByRole('link', { name: '入園希望' }).click();
      await expect(page).toHaveURL('/tokyo/e?audience=applicant');
      await expect(narrowed.locator('[aria-current=page]')).toHaveText('入園希望');
      for (const card of await page.getByRole('main').getByRole('article').all())
        await expect(card).toContainText('入園をご希望の方へ');
      await page.getByRole('link', { name: '次へ' }).click();
      await expect(page).toHaveURL('/tokyo/e?audience=applicant&page=2');
    });
  });

test('an event is kept in a calendar: its file has the time, the place and the way back', async ({
  page,
}) => {
  const { path_name, title } = await facilityEvent(page.request);
  await page.goto(`/tokyo/e/${path_name}`);
  const link = page.getByRole('link', { name: 'カレンダーに追加する' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${path_name}.ics`);
  const reply = await page.request.get((await link.getAttribute('href')) ?? '');
  const file = (await reply.text()).replaceAll('\r\n ', '');
  expect(file).toContain(`SUMMARY:${title}`);
  expect(file).toMatch(/DTSTART;TZID=Asia\/Tokyo:\d{8}T\d{6}/);
  expect(file).toContain(`/tokyo/e/${path_name}`);
});

test('an event has one address, and is described to search engines (R1.3)', async ({ page }) => {
  const { path_name } = await facilityEvent(page.request);
  const moved = await page.request.get(`/osaka/e/${path_name}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/tokyo/e/${path_name}`]);
  await page.goto(`/tokyo/e/${path_name}`);
  const written = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(written ?? '') as { '@graph': { '@type': string }[] };
  expect(data['@graph'].map((item) => item['@type'])).toEqual(['BreadcrumbList', 'Event']);
  expect(await structuredDataFaults(data)).toEqual([]);
  for (const address of ['/tokyo/e/nothing', '/tokyo/e/%00', '/nowhere/e', '/tokyo/e?page=999'])
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 404]);
});
