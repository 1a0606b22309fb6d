import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { makeMember, newMailaddress, signIn } from '../../shell/e2e/site/member.ts';
import { codeMailedTo } from '../../shell/e2e/site/outbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const child = (page: Page, number: number) => page.getByRole('group', { name: `${number}人目のお子さま` });
const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, number: number, birthday: readonly string[]): Promise<void> {
  for (const [at, part] of birthday.entries())
    await child(page, number).getByRole('combobox').nth(at).selectOption(part);
}

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts @phone' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });
    const visit = (page: Page, address: string) => (hasScripts ? open(page, address) : page.goto(address));

    test("a new member enters their own data and their children's, and nothing is lost on the way", async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 422/);
      await signIn(context, await makeMember({ hasBasicInformation: false }));
      await visit(page, '/mypage');
      await page.getByRole('link', { name: '基本情報を登録する' }).click();
      await expect(heading(page)).toHaveText('基本情報の登録');
      await page.getByRole('textbox', { name: /^姓/ }).fill('花岡');
      await choose(page, 1, ['2025', '6', '1']);
      await page.getByRole('button', { name: 'お子さまを追加する' }).click();
      await expect(child(page, 2)).toBeVisible();
      if (hasScripts) await expect(child(page, 2)).toBeFocused();
      else await expect(child(page, 2)).toBeInViewport();
      await choose(page, 2, ['2023', '4', '2']);
      await page.getByRole('button', { name: /^1人目のお子さまの/ }).click();
      await expect(child(page, 2)).toBeHidden();
      await expect(child(page, 1).getByRole('combobox').first()).toHaveValue('2023');
      // While a form is being sent, another press is ignored.
      await expect(page.locator('main form[aria-busy="true"]')).toHaveCount(0);

      await page.getByRole('textbox', { name: /^姓/ }).press('Enter');
      const summary = page.getByRole('alert');
      await expect(summary).toContainText('入力内容に4件の誤りがあります');
      await expect(page.getByRole('textbox', { name: /^姓/ })).toHaveValue('花岡');
      await page.getByRole('textbox', { name: /^名/ }).fill('花子');
      await page.getByRole('textbox', { name: /^セイ/ }).fill('はなおか');
      await page.getByRole('textbox', { name: /^メイ/ }).fill('はなこ');
      await page.getByRole('textbox', { name: /^電話番号/ }).fill('０９０１２３４５６７８');
      await save(page, '登録する').click();
      await expect(page).toHaveURL(/\/mypage\?welcome=done$/);
      await expect(page.getByText('花岡 花子さん、こんにちは。')).toBeVisible();
      await expect(page.getByText('会員登録が完了しました')).toBeVisible();

      await visit(page, '/mypage/edit');
      await expect(page.getByRole('textbox', { name: /^セイ/ })).toHaveValue('ハナオカ');
      await expect(child(page, 1).getByRole('combobox').first()).toHaveValue('2023');
    });

    test('a purpose shows the fields that belong to it, and is saved', async ({ page, context }) => {
      await signIn(context, await makeMember());
      await visit(page, '/mypage/edit');
      const work = page.getByRole('region', { name: 'お仕事のこと' });
      const school = page.getByRole('textbox', { name: /^学校名/ });
      await expect(work).toBeHidden();
      await page.getByRole('checkbox', { name: /お仕事を探している方/ }).check();
      await expect(work).toBeVisible();
      await expect(school).toBeHidden();
      await page.getByRole('combobox', { name: /^現在の状況/ }).selectOption('学生');
      await school.fill('山口大学');
      await save(page, '変更を保存する').click();
      await expect(page).toHaveURL(/\?changed=profile#main$/);
      await expect(page.getByRole('alert')).toContainText('登録情報を変更しました');
      await expect(school).toHaveValue('山口大学');
    });

    test('another mail address holds once its code is entered', async ({ page, context, complaints }) => {
      complaints.allow(/status of 422/);
      const member = await makeMember();
      await signIn(context, member);
      await visit(page, '/mypage/edit');
      await page.getByText('メールアドレスの変更').click();
      const mailaddress = newMailaddress();
      const password = page.locator('#mailaddress-password');
      await page.getByRole('textbox', { name: '新しいメールアドレス' }).fill(mailaddress);
      await password.fill('まちがったパスワード');
      await save(page, '確認コードを受け取る').click();
      await expect(password).toHaveAccessibleDescription(/現在のパスワードが正しくありません。/);
      await password.fill(member.password);
      await save(page, '確認コードを受け取る').click();
      await expect(page.getByRole('heading', { name: '確認コードの入力' })).toBeVisible();
      const code = await codeMailedTo(mailaddress);
      await page.getByRole('textbox', { name: '確認コード' }).fill(code);
      await save(page, 'メールアドレスを変更する').click();
      await expect(page).toHaveURL(/\?changed=mailaddress#main$/);
      await page.getByText('メールアドレスの変更').click();
      await expect(page.getByText(mailaddress)).toBeVisible();
    });

    test('an account is closed with its password, and is gone', async ({ page, context, complaints }) => {
      complaints.allow(/status of 4(01|22)/);
      const member = await makeMember();
      await signIn(context, member);
      await visit(page, '/mypage/edit');
      await page.getByText('退会', { exact: true }).click();
      await page.getByRole('link', { name: '退会の手続きへ進む' }).click();
      await expect(heading(page)).toHaveText('退会の手続き');
      await page.getByLabel(/^現在のパスワード\s*必須/).fill(member.password);
      await save(page, '退会する').click();
      await expect(page.getByRole('alert')).toContainText('「上の内容を確認しました」を選択してください。');
      await page.getByRole('checkbox', { name: /上の内容を確認しました/ }).check();
      if (!hasScripts) await page.getByLabel(/^現在のパスワード\s*必須/).fill(member.password);
      await save(page, '退会する').click();
      await expect(page).toHaveURL(/\/login\?closed=done$/);
      await page.getByRole('textbox', { name: 'メールアドレス' }).fill(member.mailaddress);
      await page.getByLabel('パスワード', { exact: true }).fill(member.password);
      await save(page, 'ログインする').click();
      await expect(page.getByRole('alert')).toContainText('正しくありません');
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that is sent after the session has ended is saved until its member is back', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/status of 401/);
    const member = await makeMember();
    await signIn(context, member);
    await page.goto('/mypage/edit');
    await page.getByRole('textbox', { name: /^姓/ }).fill('下松');
    await context.clearCookies();
    await save(page, '変更を保存する').click();
    await expect(heading(page)).toHaveText('ログインの有効期限が切れました');
    await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(17, 90, 54)');
    await signIn(context, member);
    await page.getByRole('button', { name: 'もう一度送信する' }).click();
    await expect(page).toHaveURL(/changed=profile/);
    await expect(page.getByRole('textbox', { name: /^姓/ })).toHaveValue('下松');
  });
});
