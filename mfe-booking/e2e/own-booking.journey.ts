import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { makeMember, newMailaddress, signIn } from '../../shell/e2e/site/member.ts';
import { mailTo } from '../../shell/e2e/site/outbox.ts';
import { addSlot, type BookableSlot, bookableFacility } from './bookable-slot.ts';
import { BookingForm } from './booking-form.ts';

/** Books it with the whole form. */
async function book(
  page: Page,
  slot: BookableSlot,
  fill: (form: BookingForm) => Promise<void>,
): Promise<void> {
  const form = new BookingForm(page);
  await page.goto(slot.address);
  await form.time(slot.startsAt).check();
  await form.goToInput.click();
  await expect(form.goOn).toBeVisible();
  await fill(form);
  await form.goOn.click();
  await form.book.click();
  await expect(form.booked).toBeVisible();
}

/** Path and query of the link in the newest mail. */
async function linkMailedTo(mailaddress: string): Promise<string> {
  const [link] = await mailTo(mailaddress, /\/one_stop\/booking\?token=[\w%.-]+/);
  return link;
}

const change = (page: Page) => page.getByRole('button', { name: 'この日時に変更する' });
const day = (page: Page, { startsAt }: BookableSlot) =>
  page.locator(`a[href*="day=${startsAt.slice(0, 10)}"][href$="#times"]`);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test("a visitor's link shows, changes and cancels the booking (R6.7) @phone", async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 401/);
      const form = new BookingForm(page);
      const mailaddress = newMailaddress();
      const facility = await bookableFacility(page.request);
      const slot = await addSlot(facility);
      const next = await addSlot(facility);
      await book(page, slot, (of) => of.fill(mailaddress));
      await page.goto(await linkMailedTo(mailaddress));
      await expect(page.getByRole('region', { name: '見学の予約' })).toContainText(facility.name);
      await day(page, next).click();
      await form.time(next.startsAt).check();
      await change(page).click();
      await expect(form.alert).toContainText('見学の日時を変更しました');
      await mailTo(mailaddress, /見学の日時を変更しました/);
      await page.getByRole('link', { name: '予約をキャンセルする' }).click();
      await page.getByRole('button', { name: 'この予約をキャンセルする' }).click();
      await expect(form.alert).toContainText('見学の予約をキャンセルしました');
      await mailTo(mailaddress, /キャンセルを承りました/);
      await expect(page.getByRole('link', { name: '別の日時で予約する' })).toBeVisible();
    });
  });

test('a member books with known facts, moves the visit from my page, and cancels it (R4.8, R6.7) @phone', async ({
  page,
}) => {
  const form = new BookingForm(page);
  const member = await makeMember();
  await signIn(page.context(), member);
  const facility = await bookableFacility(page.request);
  const slot = await addSlot(facility);
  const next = await addSlot(facility);
  await book(page, slot, async (of) => {
    await expect(of.text(/^メールアドレス/)).toHaveValue(member.mailaddress);
    await expect(of.text(/^セイ/)).not.toHaveValue('');
    await of.agreement.check();
  });
  await open(page, '/one_stop/mypage');
  await page.getByRole('link', { name: /日時を変更する/ }).click();
  await day(page, next).click();
  await form.time(next.startsAt).check();
  await change(page).click();
  await expect(form.alert).toContainText('見学の日時を変更しました');
  await page.getByRole('link', { name: '予約の一覧へ' }).click();
  await page.getByRole('link', { name: /予約をキャンセルする/ }).click();
  await page.getByRole('button', { name: 'この予約をキャンセルする' }).click();
  await expect(form.alert).toContainText('キャンセルしました');
});

test('a link that is cut off, or made up, shows nothing of anybody', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto('/one_stop/booking?token=1.abc');
  await expect(page.getByRole('heading', { name: '予約が見つかりませんでした' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
