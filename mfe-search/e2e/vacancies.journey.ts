import type { APIRequestContext, Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas } from '../../shell/e2e/site/address.ts';
import { listed } from '../../shell/e2e/site/listed-facilities.ts';

interface Day {
  as_of: string;
  classes: { child_class_id: number; accepted: number | null }[];
}

/** A facility of Yamaguchi with figures of several months, and the numeric figures of its first class. */
async function withHistory(request: APIRequestContext) {
  for (const { path_name, vacancy } of await listed(request, `area=${areas.yamaguchi}&limit=100`)) {
    if (!vacancy?.classes.some(({ accepted }) => accepted !== null)) continue;
    const reply = await request.get(`/api/front/facility_vacancies?path_name=${path_name}`);
    const { days } = (await reply.json()) as { days: Day[] };
    const first = days[0]?.classes.find(({ accepted }) => accepted !== null)?.child_class_id;
    if (days.length > 1 && first !== undefined) return { path_name, days, first };
  }
  throw new Error('No facility of Yamaguchi has a history of vacancies');
}

const vacancies = (page: Page) => page.getByRole('region', { name: '空き状況' });
const history = (page: Page, child_class: number) =>
  vacancies(page).getByRole('table', { name: `${child_class}歳児クラスの推移（新しい順）` });

const rowsOf = ({ days, first }: Awaited<ReturnType<typeof withHistory>>) =>
  days.map(({ classes }) => {
    const accepted = classes.find(({ child_class_id }) => child_class_id === first)?.accepted;
    return accepted === null || accepted === undefined ? '募集なし' : `${accepted}人`;
  });

test('the figures of a class are followed month by month with the keyboard alone, and fit a phone @phone', async ({
  page,
}) => {
  const facility = await withHistory(page.request);
  await open(page, `/f/${facility.path_name}`);
  const summaries = vacancies(page).locator('summary');
  await summaries.filter({ hasText: 'これまでの推移' }).focus();
  await page.keyboard.press('Enter');
  const summary = summaries.filter({ hasText: `${facility.first}歳児` });
  await expect(summary).toContainText(/は.+(に(増え|減り|変わり)ました|のままです)/);
  await expect(history(page, facility.first)).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  const table = history(page, facility.first);
  await expect(table).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(facility.days.length);
  await expect(
    table
      .getByRole('row')
      .getByRole('cell', { name: /人|なし/ })
      .first(),
  ).toHaveText(rowsOf(facility)[0] ?? '');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the address of the page is copied where the device shares nothing, and that is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const { path_name } = await withHistory(page.request);
  await open(page, `/f/${path_name}`);
  await page.getByRole('link', { name: 'この園を共有する' }).click();
  await expect(page.getByRole('status')).toHaveText('このページのアドレスをコピーしました。');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/f/${path_name}$`));
});

test('on paper there are the facts in one column, and no way to elsewhere', async ({ page }) => {
  const { path_name } = await withHistory(page.request);
  await open(page, `/f/${path_name}`);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'complementary'] as const)
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
  await expect(page.getByRole('region', { name: '近くの園' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'この園を共有する' })).toBeHidden();
  for (const name of ['空き状況', '施設の概要', '所在地・連絡先'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByText(`/f/${path_name}`)).toBeVisible();
  const ink = await page
    .getByRole('region', { name: '施設の概要' })
    .evaluate((section) => [getComputedStyle(section).color, getComputedStyle(section).backgroundColor]);
  expect(ink).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are all there, open at a click, and a letter shares the page', async ({ page }) => {
    const facility = await withHistory(page.request);
    await page.goto(`/f/${facility.path_name}`);
    await vacancies(page).getByText('これまでの推移').click();
    await vacancies(page).getByText(`${facility.first}歳児`, { exact: true }).last().click();
    const table = history(page, facility.first);
    await expect(table).toBeVisible();
    for (const [at, text] of rowsOf(facility).entries())
      await expect(
        table
          .getByRole('row')
          .nth(at + 1)
          .getByRole('cell')
          .first(),
      ).toHaveText(text);
    await expect(page.getByRole('link', { name: 'この園を共有する' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:\\?.*${facility.path_name}$`),
    );
  });
});
