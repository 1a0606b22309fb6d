import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { makeMember, newMailaddress } from '../../shell/e2e/site/member.ts';
import { passwordLink } from './password-mail.ts';

const newPassword = 'もりのなかのちいさないえ';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });
    const visit = (page: Page, address: string) => (hasScripts ? open(page, address) : page.goto(address));

    async function askForMail(page: Page, mailaddress: string): Promise<void> {
      await visit(page, '/password_forgot');
      await page.getByRole('textbox', { name: 'メールアドレス' }).fill(mailaddress);
      await page.getByRole('button', { name: '再設定のメールを受け取る' }).click();
      await expect(heading(page)).toHaveText('再設定のメールをお送りしました');
      if (hasScripts) await expect(heading(page)).toBeFocused();
    }

    test('a member sets a new password by mail, once, and logs in with it', async ({ page, complaints }) => {
      complaints.allow(/status of 422/);
      const { mailaddress } = await makeMember();
      await askForMail(page, mailaddress);
      const link = await passwordLink(mailaddress);
      await visit(page, link);
      await page.getByLabel('新しいパスワード', { exact: true }).fill(newPassword);
      await page.getByRole('button', { name: 'パスワードを変更する' }).click();
      await expect(page).toHaveURL(/\/login\?reset=done$/);
      await expect(page.getByText('パスワードを変更しました')).toBeVisible();
      // The link's token must not reach the next page.
      if (hasScripts) expect(await page.evaluate(() => document.referrer)).not.toContain('token');

      await page.getByRole('textbox', { name: 'メールアドレス' }).fill(mailaddress);
      await page.getByLabel('パスワード', { exact: true }).fill(newPassword);
      await page.getByRole('button', { name: 'ログインする' }).click();
      await expect(page).toHaveURL(/\/mypage$/);

      await visit(page, link);
      await page.getByLabel('新しいパスワード', { exact: true }).fill('べつのながいパスワード');
      await page.getByRole('button', { name: 'パスワードを変更する' }).click();
      await expect(heading(page)).toHaveText('このリンクはお使いいただけません');
      await expect(page.getByRole('link', { name: '再設定のメールを受け取る' })).toHaveAttribute(
        'href',
        '/password_forgot',
      );
    });

    test('nobody can find out who is a member', async ({ page }) => {
      await askForMail(page, newMailaddress());
    });

    test('without a link there is a way to one', async ({ page }) => {
      await page.goto('/password_reset/3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10');
      await expect(heading(page)).toHaveText('メールのリンクから開いてください');
    });
  });
