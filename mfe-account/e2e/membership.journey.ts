import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { newAddress, newMailaddress } from '../../shell/e2e/site/member.ts';
import { activationLink } from '../../shell/e2e/site/outbox.ts';

const wanted = '/mypage/favorite/job';
const password = 'あおいそらとしろいくも';
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function logIn(page: Page, mailaddress: string, typed: string): Promise<void> {
  await field(page, /メールアドレス/).fill(mailaddress);
  await page.getByLabel('パスワード', { exact: true }).fill(typed);
  await button(page, 'ログインする').click();
}

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts @phone' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } });

    test('from a page for members over registration to it, out, and in again', async ({
      page,
      complaints,
    }) => {
      test.slow();
      complaints.allow(/status of 401/);
      const mailaddress = newMailaddress();
      // Opens the page they want to see, which leads to the login; they are new and register first (R2.7).
      if (hasScripts) await open(page, wanted);
      else await page.goto(wanted);
      await expect(heading(page)).toHaveText('ログイン');
      await page.getByRole('main').getByRole('link', { name: '無料会員登録へ進む' }).click();
      await expect(heading(page)).toHaveText('無料会員登録');
      await field(page, /メールアドレス/).fill(mailaddress);
      await page.getByLabel(/^パスワード\s*必須/).fill(password);
      await page.getByRole('checkbox', { name: /お仕事を探している方/ }).check();
      await page.getByRole('checkbox', { name: /利用規約に同意する/ }).check();
      await button(page, '確認コードを受け取る').click();

      // Enter the code from the mail.
      await expect(heading(page)).toHaveText('確認コードの入力');
      await field(page, /確認コード/).fill((await activationLink(mailaddress)).code);
      await button(page, '登録を完了する').click();

      // Enter the basic information.
      await expect(heading(page)).toHaveText('基本情報の登録');
      for (const [name, text] of [
        [/^姓/, '花岡'],
        [/^名/, '花子'],
        [/^セイ/, 'はなおか'],
        [/^メイ/, 'ﾊﾅｺ'],
        [/^電話番号/, '０９０１２３４５６７８'],
      ] as const)
        await field(page, name).fill(text);
      await button(page, '登録する').click();
      await expect(page).toHaveURL(new RegExp(`${wanted}($|\\?)`));

      // Open my page, and log out.
      await page.goto('/mypage');
      await expect(page.getByText('花岡 花子さん、こんにちは。')).toBeVisible();
      await button(page, 'ログアウトする').click();
      await expect(page.getByText('ログアウトしました', { exact: true })).toBeVisible();
      await page.goto(wanted);
      await expect(heading(page)).toHaveText('ログイン');

      // Log in again: first with a wrong password, then with the right one, which leads to the wanted page.
      await logIn(page, mailaddress, 'あおいそら');
      await expect(page.getByRole('alert')).toContainText('メールアドレスまたはパスワードが正しくありません');
      await expect(field(page, /メールアドレス/)).toHaveValue(mailaddress);
      await logIn(page, mailaddress, password);
      await expect(page).toHaveURL(wanted);
    });
  });

test('a visitor who guesses passwords is slowed down, and sees what to do', async ({
  page,
  complaints,
  context,
}) => {
  complaints.allow(/status of (401|429)/);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
  await open(page, '/login');
  const mailaddress = newMailaddress();
  for (let tries = 0; tries < 5; tries += 1) {
    await logIn(page, mailaddress, `guess ${tries}`);
    await expect(page.getByRole('alert')).toContainText('正しくありません');
    await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue('');
  }
  await logIn(page, mailaddress, 'guess 6');
  await expect(page.getByRole('alert')).toContainText('しばらくの間ログインできません');
  await expect(page.getByRole('alert')).toContainText('パスワードをお忘れの方');
  await expect(field(page, /メールアドレス/)).toHaveValue(mailaddress);
});
