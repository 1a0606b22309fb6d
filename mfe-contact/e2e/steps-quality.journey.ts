import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { findJava, howToGetJava } from '../../scripts/test/java.ts';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { layoutShifts, recordLayoutShifts } from '../../shell/e2e/browser/layout-shift.ts';
import { cutOff, stickingOut } from '../../shell/e2e/browser/overflow.ts';
import { violations } from '../../shell/e2e/quality/axe.ts';
import { faults } from '../../shell/e2e/quality/nu-html-checker.ts';
import { ContactForm } from './contact-form.ts';
import { filledForms } from './filled-forms.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'parallel' });

const java = findJava();
const isRedirect = (status: number): boolean => status >= 300 && status < 400;
const longText = `${'見学できますか。'.repeat(40)}${'w'.repeat(200)}`;

/** Nothing moves once the step is shown. */
async function expectStill(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  // The focus scrolls to what is new, and marks it, in the next frames.
  await page.waitForTimeout(300);
  const { value } = await layoutShifts(page);
  await page.waitForTimeout(1_500);
  const after = await layoutShifts(page);
  expect.soft((after.value - value).toFixed(3), after.what.join('\n')).toBe('0.000');
}

/** No rule of axe broken, and no text lost at 320 px, also with letters twice as large. */
async function expectSound(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const scale of [1, 2]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
    await page.setViewportSize({ width: 320, height: 740 });
    expect.soft([scale, await stickingOut(page), await cutOff(page)]).toEqual([scale, [], []]);
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await violations(page)).toEqual([]);
}

for (const { name, input, fill, done } of filledForms) {
  test(`the errors of ${name}, what is confirmed, and that it is sent stay still, fit any window and break no rule of axe`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
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
      const files: string[] = [];
      const after = async (step: string, act: () => Promise<void>): Promise<void> => {
        const document = page.waitForResponse(
          (response) => response.request().isNavigationRequest() && !isRedirect(response.status()),
        );
        await act();
        const file = testInfo.outputPath(`${step}.html`);
        await writeFile(file, await (await document).text());
        files.push(file);
      };
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
