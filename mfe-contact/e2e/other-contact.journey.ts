import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { askedFacility } from '../../shell/e2e/site/asked-facility.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { ContactForm } from './contact-form.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const visit = (page: Page, address: string) =>
      javaScriptEnabled ? open(page, address) : page.goto(address);

    test('the other contact is confirmed and completed at one address (R1.4, R2.2) @phone', async ({
      page,
    }) => {
      const form = new ContactForm(page);
      const { path_name } = await askedFacility(page.request);
      await visit(page, `/contact/${path_name}/other_contact_input`);
      await form.content.fill('行事のことを教えてください。');
      await form.fillPerson(newMailaddress());
      await form.goOn.click();
      await form.send.click();
      await expect(page.getByRole('heading', { name: 'お問い合わせを送信しました' })).toBeVisible();
      expect(await form.reference()).not.toBe('');
      await expect(page).toHaveURL(`/contact/${path_name}/other_contact_confirm`);
    });
  });
