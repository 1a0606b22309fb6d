import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { endingLink } from '../../shell/e2e/site/ending-link.ts';
import { makeMember, signIn } from '../../shell/e2e/site/member.ts';

const save = 'この条件を保存して新着をメールで受け取る';
const list = '/mypage/saved_search';
const address = `${listAddress(areas.tokyo)}&facility_types[]=1`;
const name = '東京都・認可保育所';

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts @phone' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });
    const visit = (page: Page, address: string) => (hasScripts ? open(page, address) : page.goto(address));

    test('a search is saved, found in my page, changed, and ended by a link', async ({ page, context }) => {
      await signIn(context, await makeMember());
      await visit(page, address);
      await page.getByRole('link', { name: save }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('検索条件を保存する');
      await expect(page.getByText(name)).toBeVisible();
      await page.getByRole('button', { name: '保存する' }).click();
      await expect(page).toHaveURL(/\/mypage\/saved_search\?saved=done$/);
      await expect(page.getByRole('alert')).toContainText('検索条件を保存しました');

      const frequency = page.getByRole('combobox', { name: 'メールの頻度' });
      await expect(frequency).toHaveValue('daily');
      await frequency.selectOption('weekly');
      await page.getByRole('button', { name: `「${name}」のメールの頻度を変更する` }).click();
      await expect(page.getByRole('alert')).toContainText('メールの頻度を変更しました');
      await expect(frequency).toHaveValue('weekly');

      const reply = await page.request.get('/api/front/saved_searches');
      const { saved_searches } = (await reply.json()) as { saved_searches: [{ saved_search_id: number }] };
      await context.clearCookies();
      await visit(page, await endingLink(saved_searches[0].saved_search_id));
      await page.getByRole('button', { name: 'メールを停止する' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('メールを停止しました');
    });

    test('a search is removed', async ({ page, context }) => {
      await signIn(context, await makeMember());
      await visit(page, address);
      await page.getByRole('link', { name: save }).click();
      await page.getByRole('button', { name: '保存する' }).click();
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `${listAddress(areas.tokyo)}&facility_types%5B%5D=1`,
      );
      await page.getByRole('link', { name: `「${name}」を削除する` }).click();
      await page.getByRole('button', { name: '削除する' }).click();
      await expect(page.getByRole('alert')).toContainText(`「${name}」を削除しました`);
      await expect(page.getByText('保存した検索条件はまだありません')).toBeVisible();
    });
  });

test('a visitor logs in on the way to saving a search, and comes back to it', async ({ page }) => {
  const { mailaddress, password } = await makeMember();
  await open(page, address);
  await page.getByRole('link', { name: save }).click();
  await expect(page).toHaveURL(/\/login\?return_to=/);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(mailaddress);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('alert')).toContainText('検索条件を保存しました');
});

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts @phone' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('openings of a facility are mailed on request, by class (issue 22)', async ({ page, context }) => {
      await signIn(context, await makeMember());
      await page.goto(listAddress(areas.tokyo));
      const facility = page.getByRole('main').getByRole('article').first().getByRole('link').first();
      const name = (await facility.textContent()) ?? '';
      const facilityAddress = (await facility.getAttribute('href')) ?? '';
      await (hasScripts ? open(page, facilityAddress) : page.goto(facilityAddress));
      await page.getByRole('link', { name: '空き・見学のお知らせをメールで受け取る' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('空き・見学のお知らせを受け取る');
      await page.getByRole('combobox', { name: 'お知らせするクラス' }).selectOption('1歳児クラス');
      await page.getByRole('button', { name: '保存する' }).click();
      await expect(page.getByRole('alert')).toContainText('検索条件を保存しました');
      await page.getByRole('link', { name: `${name}・1歳児クラス`, exact: true }).click();
      await expect(page).toHaveURL(facilityAddress);
    });
  });

test('a link that was cut off ends nothing, and shows another way', async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  await open(page, (await endingLink(1)).slice(0, -1));
  await page.getByRole('button', { name: 'メールを停止する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('リンクが正しくありません');
  await page.getByRole('link', { name: '保存した条件を見る' }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?return_to=${encodeURIComponent(list)}$`));
});
