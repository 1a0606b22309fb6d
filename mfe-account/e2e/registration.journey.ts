import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { activationLink } from '../../shell/e2e/site/outbox.ts';
import { beginRegistration, password } from './begin-registration.ts';

const complete = (page: Page) => page.getByRole('button', { name: '登録を完了する' });
const codeField = (page: Page) => page.getByRole('textbox', { name: '確認コード' });

async function register(page: Page, mailaddress: string): Promise<void> {
  await page.getByRole('textbox', { name: /メールアドレス/ }).fill(mailaddress);
  await page.getByLabel(/^パスワード\s*必須/).fill(password);
  await page.getByRole('checkbox', { name: /保護者の方/ }).check();
  await page.getByRole('checkbox', { name: /利用規約に同意する/ }).check();
  await page.getByRole('button', { name: '確認コードを受け取る' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('確認コードの入力');
  await expect(page.getByText(mailaddress)).toBeVisible();
}

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts @phone' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });
    const visit = (page: Page, address: string) => (hasScripts ? open(page, address) : page.goto(address));

    test('a newcomer registers with the code that a mail brings, and is logged in (R3.3)', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 422/);
      const mailaddress = newMailaddress();
      await visit(page, '/register?return_to=%2Ff');
      await register(page, mailaddress);
      const { code } = await activationLink(mailaddress);

      await codeField(page).fill(code === '000000' ? '111111' : '000000');
      await complete(page).click();
      await expect(codeField(page)).toHaveAccessibleDescription(/確認コードがちがうか/);
      // With spaces, as it may be copied from a mail.
      await codeField(page).fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
      await complete(page).click();
      await expect(page).toHaveURL(/\/activate\/basic_information\/[^/?]+\?return_to=%2Ff$/);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/mypage$/);
    });

    test("the mail's link fills the code in, only the visitor sends it, and it leads to where they wanted to go, in any browser (R2.7)", async ({
      page,
      browser,
    }) => {
      const mailaddress = newMailaddress();
      const elsewhere = await browser.newPage({ javaScriptEnabled: hasScripts });
      await visit(elsewhere, '/register?return_to=%2Ff');
      await register(elsewhere, mailaddress);
      await elsewhere.close();
      const { path: link, code } = await activationLink(mailaddress);
      await visit(page, link);
      await expect(codeField(page)).toHaveValue(code);
      await expect(page).toHaveURL(link);
      // A mail scanner that opened the link before must not change anything.
      await visit(page, link);
      await complete(page).click();
      await expect(page).toHaveURL(/\/activate\/basic_information\/[^/?]+\?return_to=%2Ff$/);
    });

    test('a registration that is over says so and leads on (R1.1)', async ({ page, complaints }) => {
      complaints.allow(/status of 404/);
      for (const name of ['odd', '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10']) {
        const reply = await page.goto(`/activate/${name}`);
        expect(reply?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          '会員登録のお手続きが終了しています',
        );
        const way = page.getByRole('main').getByRole('link', { name: '無料会員登録へ進む' });
        await expect(way).toHaveAttribute('href', '/register');
      }
    });
  });

test('another code may be asked for after a while, which is counted down', async ({ page }) => {
  const { path } = await beginRegistration();
  await open(page, path);
  await expect(page.getByRole('button', { name: '確認コードをもう一度送る' })).toBeDisabled();
  await expect(page.getByText(/^あと\d+秒で、もう一度送れます。$/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor who asks for another code too early has to wait', async ({ page, complaints }) => {
    complaints.allow(/status of 429/);
    const { path } = await beginRegistration();
    await page.goto(path);
    await expect(page.getByText(/^もう一度送れるのは、\d+秒後からです。$/)).toBeVisible();
    await page.getByRole('button', { name: '確認コードをもう一度送る' }).click();
    await expect(page.getByRole('alert')).toContainText('前のメールの送信から間もないため');
  });
});
