import type { Page } from '@playwright/test';
import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { tabTo } from '../../shell/e2e/browser/tab-to.ts';
import { askedFacility } from '../../shell/e2e/site/asked-facility.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { mailTo } from '../../shell/e2e/site/outbox.ts';
import { ContactForm } from './contact-form.ts';

const said = '0歳児クラスの空き状況を\n教えてください。<script>alert(1)</script>😀 \u202eみぎ';

/** As it is stored: marks that turn the direction of what follows are taken out of every text. */
const stored = said.replace('\u202e', '');

const inputOf = (path_name: string) => `/contact/${path_name}/contact_input`;
const typeInto = async (page: Page, field: ReturnType<ContactForm['text']>, text: string) => {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
};

test('by keyboard alone, from the facility to the number of the message (R2.1, R4.1 to R4.3) @phone', async ({
  page,
}) => {
  const form = new ContactForm(page);
  const mailaddress = newMailaddress();
  const { path_name, name } = await askedFacility(page.request);
  await open(page, `/f/${path_name}`);
  await tabTo(page, page.locator(`a[href="${inputOf(path_name)}"]:visible`).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(inputOf(path_name));
  await untilIdle(page);

  await tabTo(page, form.kind);
  await page.keyboard.press('Space');
  await typeInto(page, form.content, said);
  await typeInto(page, form.text(/^姓/), '花岡');
  await typeInto(page, form.text(/^名/), '花子');
  await typeInto(page, form.text(/^メールアドレス/), mailaddress);
  await tabTo(page, form.goOn);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/contact/${path_name}/contact_confirm`);
  await expect(page.getByText(`${name}へ`).first()).toBeVisible();
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'お問い合わせを送信しました' })).toBeFocused();

  const reference = await form.reference();
  const message = await command<{ content: string }>('data', 'messages', 'show', reference);
  expect(message.content).toBe(stored);
  await mailTo(mailaddress, new RegExp(reference));
  await page.reload();
  expect(await form.reference()).toBe(reference);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('errors, two dates, a correction, and the number of the message (R4.1 to R4.3, R2.8) @phone', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 422/);
    const form = new ContactForm(page);
    const { path_name } = await askedFacility(page.request);
    await page.goto(inputOf(path_name));
    await form.goOn.click();
    await expect(form.alert.getByRole('link')).toHaveCount(5);
    await form.kind.check();
    await form.content.fill(said);
    await form.fillPerson(newMailaddress());
    const day = (number: number) => page.getByRole('combobox', { name: `第${number}希望の日` });
    const time = (number: number) => page.getByRole('combobox', { name: `第${number}希望の時刻` });
    await day(1).selectOption({ index: 3 });
    await time(1).selectOption('10:00');
    await page.getByRole('button', { name: '希望の日時を追加する' }).click();
    await day(2).selectOption({ index: 4 });
    await time(2).selectOption('13:30');
    await form.goOn.click();
    await expect(page).toHaveURL(`/contact/${path_name}/contact_confirm`);
    await form.edit.click();
    await expect(form.content).toHaveValue(stored);
    await expect(day(2)).not.toHaveValue('');
    await form.goOn.click();
    await form.send.click();
    await expect(page).toHaveURL(/contact_complete\?reference=/);
    const message = await command<{ content: string; preferred_dates: object[] }>(
      'data',
      'messages',
      'show',
      await form.reference(),
    );
    expect(message).toMatchObject({ content: stored, preferred_dates: [{}, {}] });
  });
});

test('what was typed outlives a closed tab, and is gone once it is sent; a double click sends once', async ({
  page,
  context,
}) => {
  const form = new ContactForm(page);
  const { path_name } = await askedFacility(page.request);
  const mailaddress = newMailaddress();
  await open(page, inputOf(path_name));
  await form.kind.check();
  await form.content.fill('閉じたあとも残りますか。');
  await form.fillPerson(mailaddress);
  await page.close({ runBeforeUnload: true });

  const again = await context.newPage();
  const reopened = new ContactForm(again);
  await open(again, inputOf(path_name));
  await expect(again.getByText('入力の途中の内容を復元しました')).toBeVisible();
  await expect(reopened.content).toHaveValue('閉じたあとも残りますか。');
  await reopened.goOn.click();
  // A reload of the confirm page is a new document: it leads to the form, with what it had.
  await expect(reopened.send).toBeVisible();
  await again.reload();
  await expect(again).toHaveURL(inputOf(path_name));
  await untilIdle(again);
  await expect(reopened.content).toHaveValue('閉じたあとも残りますか。');
  await reopened.goOn.click();
  await reopened.send.dblclick();
  await expect(again).toHaveURL(/contact_complete\?reference=/);
  const reference = await reopened.reference();
  // One confirmation, and the form begins anew.
  await mailTo(mailaddress, new RegExp(reference));
  await open(again, inputOf(path_name));
  await expect(reopened.content).toHaveValue('');
});
