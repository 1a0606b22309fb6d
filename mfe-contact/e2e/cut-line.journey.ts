import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { ContactForm } from './contact-form.ts';
import { filledForms } from './filled-forms.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, input, text, fill, done } of filledForms)
  test(`${name} is checked without waiting for the line, keeps its text while the line is cut, and is sent afterwards (R4.9)`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    const form = new ContactForm(page);
    const typed = `電波が途切れました。${crypto.randomUUID()}`;
    await open(page, await input(page.request));
    // The next step's scripts and styles come while the form is filled in.
    const next = [/-confirm-loader\.\w+\.mjs/, /-confirm\.form\.\w+\.mjs/, /-confirm\.form\.\w+\.css/];
    const loading = next.map((file) => page.waitForResponse(file).then((response) => response.finished()));
    await fill(page, typed);
    await Promise.all(loading);
    await page.context().setOffline(true);
    await form.goOn.click();
    await expect(form.send).toBeVisible();
    await form.send.click();
    await expect(form.alert).toContainText('入力した内容は残っています');
    await expect(page.getByText(typed).first()).toBeVisible();
    await form.edit.click();
    await expect(page.getByRole('textbox', { name: text })).toHaveValue(typed);
    await form.goOn.click();
    await expect(form.send).toBeVisible();
    await page.context().setOffline(false);
    await form.send.click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
  });
