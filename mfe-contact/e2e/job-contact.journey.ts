import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { askedPosting, jobContactAddress } from '../../shell/e2e/site/asked-facility.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { activationLink } from '../../shell/e2e/site/outbox.ts';
import { ContactForm } from './contact-form.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const visit = (page: Page, address: string) =>
      javaScriptEnabled ? open(page, address) : page.goto(address);

    test('search, posting, and a message that names it; a password begins a registration (R2.3, R6.5) @phone', async ({
      page,
    }) => {
      const form = new ContactForm(page);
      const mailaddress = newMailaddress();
      const posting = await askedPosting(page.request);
      const { title, path_name, facility } = posting;
      await visit(page, `/job?keyword=${encodeURIComponent(title)}`);
      await page.locator(`main a[href="/f/${facility}/job/${path_name}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('link', { name: '質問・応募のフォームへ進む' }).first().click();
      await expect(page).toHaveURL(jobContactAddress(posting));
      const target = page.getByRole('region', { name: '対象の求人' });
      await expect(target).toContainText(title);

      await form.kind.check();
      await form.content.fill('園の様子を見学できますか。');
      await form.fillPerson(mailaddress);
      await page.getByRole('combobox', { name: '現在の状況' }).selectOption({ label: '学生' });
      await form.text(/^学校名/).fill('山口大学');
      await form.goOn.click();
      await expect(target).toContainText(title);
      await expect(page.getByText('山口大学')).toBeVisible();
      await page
        .getByLabel(/^会員登録のパスワード/)
        .and(page.locator('[name=password]'))
        .fill('a-quiet-river-42');
      await form.send.click();
      await expect(page).toHaveURL(/job_contact_complete\?job_posting_path_name=.+&reference=/);
      await expect(page.getByRole('link', { name: '確認コードを入力する' })).toBeVisible();
      await activationLink(mailaddress);
      const stored = await command<{ job_posting_title: string }>(
        'data',
        'messages',
        'show',
        await form.reference(),
      );
      expect(stored.job_posting_title).toBe(title);
    });
  });
