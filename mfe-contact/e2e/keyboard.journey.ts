import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { tabTo } from '../../shell/e2e/browser/tab-to.ts';
import { askedFacility, askedPosting, jobContactAddress } from '../../shell/e2e/site/asked-facility.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { ContactForm } from './contact-form.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'parallel' });

test('by keyboard alone, from a posting to the number of the message (R2.3, R5.1)', async ({ page }) => {
  const form = new ContactForm(page);
  const posting = await askedPosting(page.request);
  await open(page, `/f/${posting.facility}/job/${posting.path_name}`);
  await tabTo(page, page.getByRole('link', { name: '質問・応募のフォームへ進む' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(jobContactAddress(posting));
  await untilIdle(page);

  // Nothing is filled in: the errors take the focus, and their first link leads to its field.
  await tabTo(page, form.goOn);
  await page.keyboard.press('Enter');
  await expect(form.alert).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /種類/ })).toBeFocused();
  await tabTo(page, form.kind);
  await page.keyboard.press('Space');
  await write(form, '園の様子を見学できますか。');
  await tabTo(page, form.goOn);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '対象の求人' })).toContainText(posting.title);
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'お問い合わせを送信しました' })).toBeFocused();
  expect(await form.reference()).not.toBe('');
});

test('by keyboard alone, the other contact at one address (R1.4)', async ({ page }) => {
  const form = new ContactForm(page);
  const { path_name } = await askedFacility(page.request);
  await open(page, `/contact/${path_name}/other_contact_input`);
  await write(form, '行事のことを教えてください。');
  await tabTo(page, form.goOn);
  await page.keyboard.press('Enter');
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'お問い合わせを送信しました' })).toBeFocused();
  expect(await form.reference()).not.toBe('');
});

async function write(form: ContactForm, content: string): Promise<void> {
  const typed: readonly (readonly [ReturnType<ContactForm['text']>, string])[] = [
    [form.content, content],
    [form.text(/^姓/), '花岡'],
    [form.text(/^名/), '花子'],
    [form.text(/^メールアドレス/), newMailaddress()],
  ];
  for (const [field, text] of typed) {
    await tabTo(form.page, field);
    await form.page.keyboard.insertText(text);
  }
}
