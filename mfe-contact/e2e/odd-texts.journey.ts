import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { ContactForm } from './contact-form.ts';
import { filledForms } from './filled-forms.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, input, text, fill, done } of filledForms)
  test(`${name} refuses too long a text at its field and keeps it, shows odd ones as they are, and has them after back and forward (R5.3, R2.8)`, async ({
    page,
    complaints,
  }) => {
    // The form that begins anew asks for what a member has registered; a visitor has nothing.
    complaints.allow(/status of 401 .*\/api\/front\/profile/);
    const form = new ContactForm(page);
    const field = page.getByRole('textbox', { name: text });
    await open(page, await input(page.request));
    await fill(page, '園'.repeat(20_000));
    await form.goOn.click();
    await expect(field).toHaveAccessibleDescription(/[\d,]+文字以内/);
    expect(await field.inputValue()).toHaveLength(20_000);
    await field.fill('<script>alert(1)</script>👨‍👩‍👧 \u202eみぎ 半分\ud83dの絵文字');
    await form.goOn.click();
    await expect(form.send).toBeVisible();
    // Marks that turn the direction are taken out, and half a character is stored as the replacement character.
    const shown = page.getByText('<script>alert(1)</script>👨‍👩‍👧 みぎ 半分\ufffdの絵文字').first();
    await expect(shown).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue(/絵文字$/);
    await page.goForward();
    await expect(form.send).toBeVisible();
    await expect(shown).toBeVisible();
    await form.send.click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    // What is sent is not sent again: the form begins anew.
    await page.goBack();
    await expect(form.send).toHaveCount(0);
  });
