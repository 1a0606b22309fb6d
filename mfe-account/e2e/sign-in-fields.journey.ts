import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { stickingOut } from '../../shell/e2e/browser/overflow.ts';
import { tabTo } from '../../shell/e2e/browser/tab-to.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { activationLink } from '../../shell/e2e/site/outbox.ts';
import { beginRegistration, password } from './begin-registration.ts';
import { passwordLink } from './password-mail.ts';

interface Entrance {
  name: string;
  at: () => string | Promise<string>;
  submit: string;
  /** Messages for an empty form, by field, in the order of the page. */
  messages: Record<string, string>;
  autocomplete: Record<string, string>;
}

const entrances: Entrance[] = [
  {
    name: 'logging in',
    at: () => '/login',
    submit: 'ログインする',
    messages: {
      mailaddress: 'メールアドレスを入力してください。',
      password: 'パスワードを入力してください。',
    },
    autocomplete: { mailaddress: 'username', password: 'current-password' },
  },
  {
    name: 'registering',
    at: () => '/register',
    submit: '確認コードを受け取る',
    messages: {
      mailaddress: 'メールアドレスを入力してください。',
      password: 'パスワードを入力してください。',
      position_kind_ids: 'ご利用の目的を1つ以上選択してください。',
      terms_version: '利用規約をお読みのうえ、「利用規約に同意する」を選択してください。',
    },
    autocomplete: { mailaddress: 'username', password: 'new-password' },
  },
  {
    name: 'the code',
    at: async () => (await beginRegistration()).path,
    submit: '登録を完了する',
    messages: { authentication_code: '確認コードを入力してください。メールに書かれた6桁の数字です。' },
    autocomplete: { authentication_code: 'one-time-code', mailaddress: 'username' },
  },
  {
    name: 'a forgotten password',
    at: () => '/password_forgot',
    submit: '再設定のメールを受け取る',
    messages: { mailaddress: 'メールアドレスを入力してください。' },
    autocomplete: { mailaddress: 'username' },
  },
  {
    name: 'a new password',
    at: () => `/password_reset/3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10?token=${'a'.repeat(43)}`,
    submit: 'パスワードを変更する',
    messages: { password: 'パスワードを入力してください。' },
    autocomplete: { password: 'new-password' },
  },
];

const main = (page: Page) => page.getByRole('main');

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts @phone' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    for (const { name, at, submit, messages, autocomplete } of entrances)
      test(`${name}: a missing value is shown next to its field and in a summary (R5.3)`, async ({
        page,
        complaints,
        documents,
      }) => {
        complaints.allow(/status of 422/);
        const address = await at();
        if (hasScripts) await open(page, address);
        else await page.goto(address);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        for (const [field, value] of Object.entries(autocomplete))
          await expect(main(page).locator(`input[name="${field}"]`)).toHaveAttribute('autocomplete', value);
        await main(page).getByRole('button', { name: submit }).click();
        const summary = page.getByRole('alert');
        await expect(summary.getByRole('listitem')).toHaveText(Object.values(messages));
        for (const [field, message] of Object.entries(messages)) {
          await expect(page.locator(`#field-${field}`)).toHaveAccessibleDescription(new RegExp(message));
          await expect(summary.getByRole('link', { name: message })).toHaveAttribute(
            'href',
            `#field-${field}`,
          );
        }
        if (hasScripts) {
          await expect(summary).toBeFocused();
          expect(documents.count).toBe(1);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => stickingOut(page)).toEqual([]);
      });
  });

test('the keyboard alone registers, confirms the code and asks for a new password', async ({ page }) => {
  const mailaddress = newMailaddress();
  await open(page, '/register');
  await tabTo(page, page.getByRole('textbox', { name: /メールアドレス/ }));
  await page.keyboard.insertText(mailaddress);
  await tabTo(page, page.getByLabel(/^パスワード\s*必須/));
  await page.keyboard.insertText(password);
  await tabTo(page, page.getByRole('checkbox', { name: /保護者の方/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /利用規約に同意する/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: '確認コードを受け取る' }));
  await page.keyboard.press('Enter');

  const code = page.getByRole('textbox', { name: '確認コード' });
  await expect(code).toBeVisible();
  await tabTo(page, code);
  await page.keyboard.insertText((await activationLink(mailaddress)).code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/activate\/basic_information\//);

  await open(page, '/password_forgot');
  await tabTo(page, main(page).getByRole('textbox', { name: 'メールアドレス' }));
  await page.keyboard.insertText(mailaddress);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: '再設定のメールをお送りしました' });
  await expect(heading).toBeFocused();
  await open(page, await passwordLink(mailaddress));
  await tabTo(page, page.getByLabel('新しいパスワード', { exact: true }));
  await page.keyboard.insertText('もりのなかのちいさないえ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?reset=done$/);
});
