import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';

const mailaddressMessage = 'メールアドレスを入力してください。';

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('errors of a login are shown next to their fields, and what was typed stays (R5.3)', async ({
      page,
      complaints,
      documents,
    }) => {
      complaints.allow(/status of 422/);
      if (hasScripts) await open(page, '/login');
      else await page.goto('/login');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const mailaddress = page.getByRole('textbox', { name: 'メールアドレス' });
      const submit = page.getByRole('button', { name: 'ログインする' });
      await submit.click();
      const summary = page.getByRole('alert');
      await expect(summary).toContainText('入力内容に2件の誤りがあります');
      await expect(mailaddress).toHaveAttribute('aria-invalid', 'true');
      await expect(mailaddress).toHaveAccessibleDescription(new RegExp(mailaddressMessage));
      await summary.getByRole('link', { name: mailaddressMessage }).click();
      if (hasScripts) {
        await expect(mailaddress).toBeFocused();
        await expect(mailaddress).toHaveAccessibleDescription(new RegExp(mailaddressMessage));
      } else await expect(page).toHaveURL(/#field-mailaddress$/);

      await mailaddress.fill('hanako@');
      await submit.click();
      await expect(mailaddress).toHaveAccessibleDescription(/形式が正しくありません/);
      await expect(mailaddress).toHaveValue('hanako@');
      await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue('');
      if (hasScripts) {
        await expect(summary).toBeFocused();
        expect(documents.count).toBe(1);
      }
    });
  });

test('a password can be looked at while it is typed', async ({ page }) => {
  await open(page, '/login');
  const password = page.getByLabel('パスワード', { exact: true });
  await password.fill('correct horse');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: 'パスワードを表示する' }).check();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('correct horse');
});
