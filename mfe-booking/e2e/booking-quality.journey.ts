import { findJava, howToGetJava } from '../../scripts/test/java.ts';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { recordLayoutShifts } from '../../shell/e2e/browser/layout-shift.ts';
import { faults } from '../../shell/e2e/quality/nu-html-checker.ts';
import { documentFiles, expectSound, expectStill } from '../../shell/e2e/quality/step-quality.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { mailTo } from '../../shell/e2e/site/outbox.ts';
import { addSlot, bookableFacility, bookedByOthers } from './bookable-slot.ts';
import { BookingForm } from './booking-form.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'parallel' });

const java = findJava();
const longText = `${'見学を楽しみにしています。'.repeat(20)}${'w'.repeat(200)}`;

test('slots, errors, what is confirmed, other times and the completion stay still, fit any window and break no rule of axe', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(/status of (400|401)/);
  const form = new BookingForm(page);
  const facility = await bookableFacility(page.request);
  const last = await addSlot(facility, { families: 1 });
  await addSlot(facility);
  await recordLayoutShifts(page);
  await open(page, last.address);
  await expectStill(page, form.goToInput);
  await expectSound(page);
  await form.time(last.startsAt).check();
  await form.goToInput.click();
  await form.goOn.click();
  await expectStill(page, form.alert);
  await expectSound(page);
  await form.fill(newMailaddress());
  await form.text(/^メッセージ/).fill(longText);
  await form.goOn.click();
  await expectStill(page, form.book);
  await expectSound(page);
  await bookedByOthers(page.request, last);
  await form.book.click();
  await expectStill(page, form.alert);
  await expectSound(page);
  await page.getByRole('button', { name: 'この日時に変更する' }).click();
  await form.book.click();
  await expectStill(page, form.booked);
  await expectSound(page);
});

test("a visitor's booking, and the question whether to cancel it, stay still, fit any window and break no rule of axe", async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(/status of 401/);
  const form = new BookingForm(page);
  const mailaddress = newMailaddress();
  const slot = await addSlot(await bookableFacility(page.request));
  await page.goto(slot.address);
  await form.time(slot.startsAt).check();
  await form.goToInput.click();
  await form.fill(mailaddress);
  await form.text(/^メッセージ/).fill(longText);
  await form.goOn.click();
  await form.book.click();
  await expect(form.booked).toBeVisible();
  const [link] = await mailTo(mailaddress, /\/one_stop\/booking\?token=[\w%.-]+/);
  await recordLayoutShifts(page);
  await open(page, link);
  await expectStill(page, page.getByRole('region', { name: '見学の予約' }));
  await expectSound(page);
  await page.getByRole('link', { name: '予約をキャンセルする' }).click();
  await expectStill(page, page.getByRole('button', { name: 'この予約をキャンセルする' }));
  await expectSound(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(!java && !process.env.CI, howToGetJava);

  test("the server's HTML of each step of a booking has no fault of the Nu HTML checker", async ({
    page,
    complaints,
  }, testInfo) => {
    if (!java) throw new Error(howToGetJava);
    complaints.allow(/status of (400|422)/);
    const form = new BookingForm(page);
    const mailaddress = newMailaddress();
    const facility = await bookableFacility(page.request);
    const last = await addSlot(facility, { families: 1 });
    await addSlot(facility);
    const { files, after } = documentFiles(page, testInfo);
    await after('slots', () => page.goto(last.address));
    await form.time(last.startsAt).check();
    await after('input', () => form.goToInput.click());
    await after('errors', () => form.goOn.click());
    await form.fill(mailaddress);
    await after('carried', () => form.changeTime.click());
    await form.time(last.startsAt).check();
    await after('input-again', () => form.goToInput.click());
    await after('confirm', () => form.goOn.click());
    await bookedByOthers(page.request, last);
    await after('other-times', () => form.book.click());
    await after('confirm-again', () => page.getByRole('button', { name: 'この日時に変更する' }).click());
    await after('complete', () => form.book.click());
    const [link] = await mailTo(mailaddress, /\/one_stop\/booking\?token=[\w%.-]+/);
    await after('booking', () => page.goto(link));
    await after('cancel', () => page.getByRole('link', { name: '予約をキャンセルする' }).click());
    expect(await faults(java, files)).toEqual([]);
  });
});
