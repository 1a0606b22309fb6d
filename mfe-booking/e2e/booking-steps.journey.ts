import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { tabTo } from '../../shell/e2e/browser/tab-to.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { mailTo } from '../../shell/e2e/site/outbox.ts';
import { addSlot, bookableFacility, bookedByOthers } from './bookable-slot.ts';
import { BookingForm } from './booking-form.ts';

interface ListedBooking {
  reference: string;
  starts_at: string;
}

test('by keyboard alone, from the facility to the number of the booking (R2.5, R4.8) @phone', async ({
  page,
  complaints,
}) => {
  // A visitor has no profile.
  complaints.allow(/status of 401/);
  const form = new BookingForm(page);
  const mailaddress = newMailaddress();
  const slot = await addSlot(await bookableFacility(page.request));
  await open(page, `/f/${slot.path_name}`);
  await tabTo(page, page.locator(`a[href="/one_stop/f/${slot.path_name}"]:visible`).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/one_stop/f/${slot.path_name}`);
  await open(page, slot.address);
  // Tab leads to the first time of a day, arrow keys to the others.
  await tabTo(page, form.times.first());
  for (let at = 0; at < (await form.times.count()); at += 1) {
    if (await form.time(slot.startsAt).evaluate((time) => time === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Space');
  await expect(form.time(slot.startsAt)).toBeChecked();
  await tabTo(page, form.goToInput);
  await page.keyboard.press('Enter');
  await expect(form.goOn).toBeVisible();
  await untilIdle(page);
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, form.text(name));
    await page.keyboard.insertText(text);
  };
  await type(/^姓/, '花岡');
  await type(/^名/, '花子');
  await type(/^セイ/, 'はなおか');
  await type(/^メイ/, 'はなこ');
  await type(/^電話番号/, '09012345678');
  await type(/^メールアドレス/, mailaddress);
  await form.fillChild();
  await tabTo(page, form.agreement);
  await page.keyboard.press('Space');
  await tabTo(page, form.goOn);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/one_stop/contact/${slot.path_name}/contact_confirm`);
  await tabTo(page, form.book);
  await page.keyboard.press('Enter');
  await expect(form.booked).toBeFocused();

  const reference = await form.reference();
  const bookings = await command<ListedBooking[]>('data', 'bookings', 'list', '--facility', slot.path_name);
  expect(bookings).toContainEqual(expect.objectContaining({ reference }));
  await mailTo(mailaddress, new RegExp(reference));
  await page.reload();
  expect(await form.reference()).toBe(reference);
});

test('a time that is taken in between: others are offered, and nothing that was filled in is lost @phone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 40[01]/);
  const form = new BookingForm(page);
  const facility = await bookableFacility(page.request);
  const last = await addSlot(facility, { families: 1 });
  const other = await addSlot(facility, { families: 3 });
  await open(page, last.address);
  await form.time(last.startsAt).check();
  await form.goToInput.click();
  await form.fill(newMailaddress());
  await form.goOn.click();
  await expect(form.book).toBeVisible();
  await bookedByOthers(page.request, last);
  await form.book.click();
  await expect(form.alert).toContainText('満');
  await expect(form.book).toBeHidden();
  await expect(form.time(last.startsAt)).toHaveCount(0);
  await page.getByRole('button', { name: 'すべての日程を見る' }).click();
  await expect(page.getByText('入力した内容は残っています。')).toBeVisible();
  await page.locator(`table button[name="day"][value="${other.startsAt.slice(0, 10)}"]`).click();
  await form.time(other.startsAt).check();
  await form.goToInput.click();
  await expect(form.text(/^姓/)).toHaveValue('花岡');
  await form.goOn.click();
  await form.book.click();
  await expect(form.booked).toBeVisible();
});

test('a choice outlives a reload, and a form in this tab outlives another time (R4)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const form = new BookingForm(page);
  const facility = await bookableFacility(page.request);
  const slot = await addSlot(facility);
  // The only time of a day is chosen by itself.
  await addSlot(facility, { day: slot.startsAt.slice(0, 10) });
  await open(page, slot.address);
  await form.time(slot.startsAt).check();
  await expect(page).toHaveURL(/at=/);
  await page.reload();
  await expect(form.time(slot.startsAt)).toBeChecked();
  await untilIdle(page);
  await form.goToInput.click();
  await form.text(/^姓/).fill('花岡');
  await page.goBack();
  await expect(form.goToInput).toBeVisible();
  await form.goToInput.click();
  await expect(form.text(/^姓/)).toHaveValue('花岡');
});

test('the slots page says whose it is, and leads back to the facility (R2, R1.3)', async ({
  page,
  documents,
}) => {
  const { path_name, name } = await bookableFacility(page.request);
  await open(page, `/one_stop/f/${path_name}`);
  await expect(page.getByRole('region', { name: '対象の園・施設' })).toContainText(name);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await untilIdle(page);
  await page.getByRole('region', { name: '対象の園・施設' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(documents.count).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('errors, another time, a correction, a time that is taken, and the number of the booking (R2.8) @phone', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of (422|400)/);
    const form = new BookingForm(page);
    const facility = await bookableFacility(page.request);
    const last = await addSlot(facility, { families: 1 });
    const other = await addSlot(facility, { families: 2 });
    await page.goto(other.address);
    await form.time(other.startsAt).check();
    await form.goToInput.click();
    await form.goOn.click();
    await expect(form.alert.getByRole('link', { name: /お名前（姓）/ })).toBeVisible();
    await form.fill(newMailaddress());
    await form.changeTime.click();
    await page.locator(`table button[name="day"][value="${last.startsAt.slice(0, 10)}"]`).click();
    await form.time(last.startsAt).check();
    await form.goToInput.click();
    await expect(form.text(/^姓/)).toHaveValue('花岡');
    await form.goOn.click();
    await form.edit.click();
    await page.getByRole('combobox', { name: /^大人の人数/ }).selectOption('2');
    await form.goOn.click();
    await expect(page.getByText('大人2人')).toBeVisible();
    await bookedByOthers(page.request, last);
    await form.book.click();
    await expect(form.alert).toContainText('満');
    await page.getByRole('button', { name: 'この日時に変更する' }).click();
    await expect(page.getByText('大人2人')).toBeVisible();
    await form.book.click();
    await expect(form.booked).toBeVisible();
    expect(await form.reference()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  });
});
