import type { Page } from '@playwright/test';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'えんえらび お仕事' });
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('navigation', { name });

/** Wide screens show the links; on small ones they are in the side menu. */
async function mainMenu(page: Page) {
  const menu = page.getByRole('banner').getByText('メニュー', { exact: true });
  if (!(await menu.isVisible()))
    return page.getByRole('banner').getByRole('navigation', { name: 'メインメニュー' });
  await menu.click();
  return page.getByRole('banner').getByRole('navigation', { name: 'メニュー', exact: true });
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the top page leads to the entrance for job seekers, and that to who is hiring @phone', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'えんえらび', exact: true }),
      ).toBeVisible();
      const section = page.getByRole('region', { name: 'お仕事を探している方へ' });
      await expect(section.getByText(/件の求人を掲載中/)).toBeVisible();
      await section.getByRole('link', { name: 'お仕事トップへ' }).click();
      await expect(page).toHaveURL('/job_top');
      await expect(logo(page)).toHaveAttribute('href', '/job_top');
      await expect(page.getByRole('list', { name: '求人の掲載について' })).toBeVisible();
      await expect(
        page.getByRole('region', { name: '新着の求人' }).getByRole('article').first(),
      ).toBeVisible();
      await page
        .getByRole('region', { name: '複数の求人を掲載中の園・施設' })
        .getByRole('article')
        .first()
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(/\/f\/[^/]+#jobs$/);
      await expect(page.locator('#jobs')).toBeVisible();
    });

    test('an interview leads to who tells it, and to the facility @phone', async ({ page }) => {
      await page.goto('/job_top');
      const interview = page
        .getByRole('region', { name: '先輩職員インタビュー' })
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link');
      const title = await interview.textContent();
      await interview.click();
      await expect(page).toHaveURL(/\/f\/[^/]+\/interview\//);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
    });

    test('the search of the entrance reaches the list with its conditions @phone', async ({ page }) => {
      await page.goto('/job_top');
      const search = page.getByRole('search');
      await search.getByRole('combobox', { name: '都道府県' }).selectOption({ label: '東京都' });
      await search.getByRole('combobox', { name: '職種' }).selectOption({ label: '保育士' });
      await search.getByRole('button', { name: '検索する' }).click();
      await expect(page).toHaveURL(/\/job\?area=130001&job_type=1(&|$)/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });

    test('footer, menu and logo keep a job seeker in the section (R1.6) @phone', async ({ page }) => {
      await page.goto('/');
      await footer(page, 'お仕事を探す').getByRole('link', { name: '保育補助のお仕事' }).click();
      await expect(page).toHaveURL('/job?job_type=6');
      await footer(page, 'エリアからお仕事を探す').getByRole('link', { name: '東京都' }).click();
      await expect(page).toHaveURL('/job?area=130001');
      await expect((await mainMenu(page)).getByRole('link', { name: 'お気に入り' })).toHaveAttribute(
        'href',
        '/mypage/favorite/job',
      );
      await page.goto('/job?area=130001');
      await logo(page).click();
      await expect(page).toHaveURL('/job_top');
      await page
        .getByRole('region', { name: '職種・働き方から探す' })
        .getByRole('link', { name: /^未経験可/ })
        .click();
      await expect(page).toHaveURL('/job?welcomes_beginners=1');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  });
