import { open } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { areas, listAddress } from './site/address.ts';

const unknown = {
  'an unknown facility': '/f/demo-00000-0000',
  'a facility whose name no facility can have': '/f/%20%E5%9C%92',
  'an unknown area': '/f?area=999999',
  'a municipality given as an area': '/f?area=352071',
  'an unknown path': '/nope/nope',
  'an unknown path of one segment': '/nope',
  'an unknown path below a known one': '/f/nope/nope/nope',
  'a contact form for an unknown facility': '/contact/demo-00000-0000/contact_input',
  'a booking page for an unknown facility': '/one_stop/f/demo-00000-0000',
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [what, address] of Object.entries(unknown))
    test(`${what} is 404, says so, is not indexed and leads on (R1.1, R1.3)`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 404/);
      const reply = await page.goto(address);
      expect(reply?.status()).toBe(404);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('ページが見つかりません');
      await expect(main).toContainText('申し訳ございません');
      await expect(main).toContainText('404 Page Not Found');
      await expect(main.locator('code'), "the log's reference").toHaveText(
        reply?.headers()['x-request-id'] ?? '',
      );
      await main.getByRole('link', { name: 'トップページへ戻る' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('search')).toBeVisible();
    });

  test('a page beyond the last one is 404, says how many there are, is not indexed and leads to them (R1.1)', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    const list = listAddress(areas.yamaguchi);
    const reply = await page.goto(`${list}&page=9999`);
    expect(reply?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main).toContainText('そのページはありません');
    await expect(main).toContainText(/検索結果は\d+件、全部で\d+ページです/);
    await main.getByRole('link', { name: /最後のページ/ }).click();
    await expect(page).toHaveURL(/[?&]page=\d{1,2}$/);
    await expect(main.getByRole('article').first()).toBeVisible();
  });
});

for (const [what, address] of Object.entries({ path: '/nope/nope', facility: '/f/demo-00000-0000' }))
  test(`the page for an unknown ${what} hydrates and leads on without a document load (R1.3)`, async ({
    page,
    complaints,
    documents,
  }) => {
    complaints.allow(/status of 404/);
    await open(page, address);
    await page.getByRole('main').getByRole('link', { name: 'トップページへ戻る' }).click();
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    expect(documents.count).toBe(1);
  });
