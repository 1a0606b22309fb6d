import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';
import { areas } from '../../../shell/e2e/site/address.ts';

/** The list has the same regions as the one of facilities. */
class JobList {
  readonly heading: Locator;
  readonly search: Locator;
  readonly count: Locator;
  readonly cards: Locator;
  readonly conditions: Locator;

  constructor(page: Page) {
    const results = page.getByRole('region', { name: '検索結果' });
    this.heading = page.getByRole('heading', { level: 1 });
    this.search = page.getByRole('search');
    this.count = results.getByRole('status');
    this.cards = results.getByRole('article');
    this.conditions = page.getByRole('region', { name: '選択中の条件' });
  }

  async total(): Promise<number> {
    await expect(this.count).toHaveText(/^全[\d,]+件中/);
    const [, digits = ''] = /^全([\d,]+)件中/.exec((await this.count.textContent()) ?? '') ?? [];
    return Number(digits.replaceAll(',', ''));
  }

  /** On a phone the form is folded above the results. */
  async unfold(...titles: string[]): Promise<void> {
    const fold = this.search.getByText('条件をしぼりこむ');
    if (await fold.isVisible()) await fold.click();
    for (const title of titles) await this.search.locator('summary', { hasText: title }).last().click();
  }
}

const statuses = [
  ['employment_status=1', '新卒'],
  ['employment_status=4', 'パート・アルバイト'],
] as const;
const types = [
  ['job_type=1', '保育士'],
  ['job_type=6', '保育補助'],
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [query, name] of [...statuses, ...types])
      test(`/job?${query} shows only such postings (R1.8)`, async ({ page }) => {
        const list = new JobList(page);
        const reply = await page.goto(`/job?${query}`);
        expect(reply?.status()).toBe(200);
        await expect(list.heading).toHaveText(`全国の${name}の求人`);
        expect(await list.total()).toBeGreaterThan(0);
        const cards = await list.cards.count();
        expect(cards).toBeGreaterThan(0);
        await expect(list.cards.filter({ has: page.getByText(name, { exact: true }) })).toHaveCount(cards);
      });

    test('a job seeker narrows the list, and takes a condition away again @phone', async ({ page }) => {
      const list = new JobList(page);
      await page.goto(`/job?area=${areas.tokyo}`);
      await expect(list.heading).toHaveText('東京都の保育の求人');
      const all = await list.total();
      await list.unfold('職種', '雇用形態');
      await list.search.getByRole('checkbox', { name: /^保育士/ }).check();
      await list.search.getByRole('checkbox', { name: /^パート・アルバイト/ }).check();
      await list.search.getByRole('button', { name: '検索する' }).click();
      await expect(list.heading).toHaveText('東京都の保育士（パート・アルバイト）の求人');
      const narrowed = await list.total();
      expect(narrowed).toBeGreaterThan(0);
      expect(narrowed).toBeLessThan(all);
      await list.conditions.getByRole('link', { name: '保育士を条件から外す' }).click();
      await expect(list.heading).toHaveText('東京都のパート・アルバイトの求人');
      await expect(page).toHaveURL(`/job?area=${areas.tokyo}&employment_status=4`);
      expect(await list.total()).toBeGreaterThanOrEqual(narrowed);
    });

    test('what pays more and leaves more time is found, and it says how pay is compared @phone', async ({
      page,
    }) => {
      const list = new JobList(page);
      await page.goto('/job');
      const all = await list.total();
      await list.unfold('給与', '休日・残業');
      await list.search.getByRole('combobox', { name: '月給' }).selectOption('200000');
      await list.search.getByRole('combobox', { name: '年間休日' }).selectOption('115');
      await list.search.getByRole('button', { name: '検索する' }).click();
      await expect(page).toHaveURL(/monthly_salary_from=200000&(.+&)?annual_days_off_from=115/);
      const results = page.getByRole('region', { name: '検索結果' });
      await expect(results.getByText(/時給・日給の求人は月160時間として/)).toBeVisible();
      expect(await list.total()).toBeLessThan(all);
      for (const days of await list.cards.getByText(/年間休日\d+日/).allTextContents())
        expect(Number(/年間休日(\d+)日/.exec(days)?.[1])).toBeGreaterThanOrEqual(115);
    });

    test('the list is read page by page in each order @phone', async ({ page }) => {
      const list = new JobList(page);
      await page.goto(`/job?area=${areas.tokyo}`);
      const orders = page.getByRole('navigation', { name: '並び順' });
      // On a phone the orders unfold from the current one.
      const current = orders.locator('summary');
      if (await current.isVisible()) await current.click();
      await orders.getByRole('link', { name: '最終確認の新しい順' }).click();
      await expect(page).toHaveURL(`/job?area=${areas.tokyo}&sort=updated`);
      const total = await list.total();
      const first = await list.cards.first().getByRole('heading').getByRole('link').getAttribute('href');
      await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '次へ' }).click();
      await expect(list.count).toHaveText(new RegExp(`^全${total.toLocaleString('en')}件中 21〜`));
      await expect(list.cards.first().locator(`a[href="${first}"]`)).toHaveCount(0);
    });

    test('a search without a result leads on', async ({ page }) => {
      const list = new JobList(page);
      await page.goto(`/job?area=${areas.tokyo}&keyword=そのような求人はありません&job_type=1`);
      await expect(list.count).toHaveText('条件に合う求人は0件です');
      await page.getByRole('link', { name: '東京都のすべての求人を見る' }).click();
      await expect(page).toHaveURL(`/job?area=${areas.tokyo}`);
      await expect(list.cards).toHaveCount(20);
    });
  });

test('an unknown area and a page beyond the last one are no pages (R1.1, R1.7)', async ({ request }) => {
  for (const query of ['area=990000', 'area=tokyo', 'page=9999'])
    expect((await request.get(`/job?${query}`)).status(), query).toBe(404);
});

test('the list tells search engines what it has, and is part of the job section (R1.3, R1.6)', async ({
  page,
}) => {
  await page.goto(`/job?area=${areas.tokyo}&job_type=1`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(await structuredDataFaults(data)).toEqual([]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/job\\?area=${areas.tokyo}&job_type=1$`),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a[href="/job_top"]').first()).toBeVisible();
});
