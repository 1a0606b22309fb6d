import { findJava, howToGetJava } from '../../scripts/test/java.ts';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { recordLayoutShifts } from '../../shell/e2e/browser/layout-shift.ts';
import { faults } from '../../shell/e2e/quality/nu-html-checker.ts';
import { documentFiles, expectSound, expectStill } from '../../shell/e2e/quality/step-quality.ts';
import { ContactForm } from './contact-form.ts';
import { filledForms } from './filled-forms.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'parallel' });

const java = findJava();
const longText = `${'見学できますか。'.repeat(40)}${'w'.repeat(200)}`;

for (const { name, input, fill, done } of filledForms) {
  test(`the errors of ${name}, what is confirmed, and that it is sent stay still, fit any window and break no rule of axe`, async ({
    page,
  }) => {
    const form = new ContactForm(page);
    await recordLayoutShifts(page);
    await open(page, await input(page.request));
    await form.goOn.click();
    await expectStill(page, form.alert);
    await expectSound(page);
    await fill(page, longText);
    await form.goOn.click();
    await expectStill(page, form.send);
    await expectSound(page);
    await form.send.click();
    await expectStill(page, page.getByRole('heading', { name: done }));
    await expectSound(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test.skip(!java && !process.env.CI, howToGetJava);

    test(`the server's HTML of each step of ${name} has no fault of the Nu HTML checker`, async ({
      page,
      complaints,
    }, testInfo) => {
      if (!java) throw new Error(howToGetJava);
      complaints.allow(/status of 422/);
      const form = new ContactForm(page);
      const { files, after } = documentFiles(page, testInfo);
      await page.goto(await input(page.request));
      await after('errors', () => form.goOn.click());
      await expect(form.alert).toBeVisible();
      await fill(page, longText);
      await after('confirm', () => form.goOn.click());
      await expect(form.send).toBeVisible();
      await after('complete', () => form.send.click());
      await expect(page.getByRole('heading', { name: done })).toBeVisible();
      expect(await faults(java, files)).toEqual([]);
    });
  });
}
