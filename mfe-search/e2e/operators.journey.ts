import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../shell/e2e/browser/journey.ts';

interface Operator {
  path_name: string;
  name: string;
  name_kana: string;
  facilities: number;
  prefecture_codes: string[];
  open_jobs: number;
}

/** A welfare corporation with several facilities. */
async function anOperator(request: APIRequestContext): Promise<Operator> {
  const reply = await request.get('/api/front/corporations', {
    params: { keyword: '社会福祉法人', limit: 1 },
  });
  const { corporations } = (await reply.json()) as { corporations: Operator[] };
  if (!corporations[0]) throw new Error('The demonstration data has no 社会福祉法人');
  return corporations[0];
}

/** The operator with the most open postings among the large ones. */
async function anOperatorWithJobs(request: APIRequestContext): Promise<Operator> {
  const reply = await request.get('/api/front/corporations', { params: { limit: 50 } });
  const { corporations } = (await reply.json()) as { corporations: Operator[] };
  const [most] = corporations.sort((one, other) => other.open_jobs - one.open_jobs);
  if (!most?.open_jobs) throw new Error('The demonstration data has no operator with postings');
  return most;
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an operator is found by its reading, and leads to its facilities and back @phone', async ({
      page,
    }) => {
      const operator = await anOperator(page.request);
      await page.goto('/o');
      await page.getByRole('searchbox', { name: /^法人名/ }).fill(operator.name_kana);
      await page.getByRole('search').getByRole('button', { name: '検索する' }).click();
      await expect(page).toHaveURL(/\/o\?(area=&)?keyword=/);
      // Operators of different towns may have the same name.
      await page.getByRole('main').locator(`a[href="/o/${operator.path_name}"]`).click();
      await expect(page).toHaveURL(`/o/${operator.path_name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(operator.name);
      await expect(page.getByRole('region', { name: '法人の理念' })).toBeVisible();
      const list = page.getByRole('region', { name: '運営する園・施設' });
      await expect(list.getByRole('article')).toHaveCount(Math.min(operator.facilities, 20));
      const map = page.getByRole('region', { name: '園・施設の場所' });
      await expect(map.locator('svg a[href^="/f/"], svg a[href^="/map_search?"]').first()).toBeVisible();
      await list.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/f\//);
      const section = page.getByRole('region', { name: '運営法人' });
      // A phone folds the other facilities.
      const others = section.locator('summary').filter({ hasText: '同じ運営法人' });
      if (await others.isVisible()) await others.click();
      await section
        .getByRole('link', { name: `この法人の園・施設${operator.facilities}件をすべて見る` })
        .click();
      await expect(page).toHaveURL(`/o/${operator.path_name}`);
    });

    test('an operator shows what its facilities have posted, and leads there @phone', async ({ page }) => {
      const operator = await anOperatorWithJobs(page.request);
      await page.goto(`/o?keyword=${encodeURIComponent(operator.name)}`);
      const card = page.getByRole('article').filter({
        has: page.locator(`a[href="/o/${operator.path_name}"]`),
      });
      await expect(card.getByText(`${operator.open_jobs}件`, { exact: true })).toBeVisible();
      await page.goto(`/o/${operator.path_name}`);
      await page.getByRole('link', { name: `${operator.open_jobs}件`, exact: true }).click();
      await expect(page).toHaveURL(/#jobs$/);
      await expect(page.getByRole('heading', { name: '募集中の求人' })).toBeInViewport();
      const jobs = page.getByRole('region', { name: '募集中の求人' });
      await expect(jobs.getByRole('article')).toHaveCount(Math.min(operator.open_jobs, 6));
      const posting = jobs.getByRole('article').first().getByRole('heading').getByRole('link');
      await expect(posting).toHaveAttribute('href', /^\/f\/[\w-]+\/job\/[\w-]+$/);
    });

    test('the list is ordered, narrowed and read page by page', async ({ page }) => {
      await page.goto('/o');
      await page.getByRole('navigation', { name: '並び順' }).getByRole('link', { name: '五十音順' }).click();
      await expect(page).toHaveURL('/o?sort=kana');
      await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '次へ' }).click();
      await expect(page).toHaveURL('/o?sort=kana&page=2');
      await expect(page.getByText(/21〜40件を表示/)).toBeVisible();
      await page.getByRole('combobox', { name: '都道府県' }).selectOption({ label: '東京都' });
      await page.getByRole('search').getByRole('button', { name: '検索する' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('東京都の運営法人');
      await expect(page).toHaveURL(/area=130001/);
      await expect(page).toHaveURL(/sort=kana/);
    });

    test('a search without a result leads on', async ({ page }) => {
      await page.goto('/o?keyword=そのような法人はありません&area=130001');
      await page.getByRole('link', { name: '東京都のすべての運営法人を見る' }).click();
      await expect(page).toHaveURL('/o?area=130001');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });

test("an operator's page says to search engines who it is (R1.3)", async ({ page }) => {
  const operator = await anOperator(page.request);
  await page.goto(`/o/${operator.path_name}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(await structuredDataFaults(data)).toEqual([]);
  const sitemap = await page.request.get('/sitemap-operators-1.xml');
  expect(await sitemap.text()).toContain(`/o/${operator.path_name}</loc>`);
});

test('what is not there is 404, with a way on (R1.1)', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const { path_name } = await anOperator(page.request);
  for (const address of [
    '/o/nobody',
    '/o/%00',
    `/o/${path_name}?page=99`,
    '/o?page=9999',
    '/o?area=990000',
  ]) {
    const reply = await page.request.get(address);
    expect([address, reply.status()]).toEqual([address, 404]);
  }
  await page.goto('/o?page=9999');
  await page.getByRole('link', { name: '最初のページを見る' }).click();
  await expect(page).toHaveURL('/o');
});
