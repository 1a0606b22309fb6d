import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { ContactForm } from './contact-form.ts';
import { filledForms } from './filled-forms.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, input, text, fill, done } of filledForms)
  test(`back and forward keep what was typed into ${name}, and send nothing again (R2.8)`, async ({
    page,
    complaints,
  }) => {
    // The form that begins anew asks for what a member has registered; a visitor has nothing.
    complaints.allow(/status of 401 .*\/api\/front\/profile/);
    const form = new ContactForm(page);
    const field = page.getByRole('textbox', { name: text });
    const typed = `戻っても残りますか。${crypto.randomUUID()}`;
    const address = await input(page.request);
    await open(page, address);
    await fill(page, typed);
    await form.goOn.click();
    await expect(form.send).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue(typed);
    await page.goForward();
    await expect(page.getByText(typed).first()).toBeVisible();
    await form.send.click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    await page.goBack();
    await expect(form.send).toHaveCount(0);
  });
