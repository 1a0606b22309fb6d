import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { cutOff, stickingOut } from '../../shell/e2e/browser/overflow.ts';
import { violations } from '../../shell/e2e/quality/axe.ts';
import { askedPosting, jobContactAddress } from '../../shell/e2e/site/asked-facility.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { ContactForm } from './contact-form.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Axe's rules, and no sideways scrolling or lost text at 320 px, also with letters twice as large. */
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

test('a contact form with errors, and what is confirmed, break no rule of axe and fit any window', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const form = new ContactForm(page);
  await open(page, jobContactAddress(await askedPosting(page.request)));
  await form.goOn.click();
  await expect(form.alert).toBeVisible();
  await expectSound(page);
  await form.kind.check();
  await form.content.fill(`${'見学できますか。'.repeat(40)}${'w'.repeat(200)}`);
  await form.fillPerson(newMailaddress());
  await form.goOn.click();
  await expect(form.send).toBeVisible();
  await expectSound(page);
});
