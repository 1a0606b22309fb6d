import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { mailTo } from '../../shell/e2e/site/outbox.ts';
import { addSlot, bookableFacility, bookedByOthers } from './bookable-slot.ts';
import { BookingForm } from './booking-form.ts';

const link = /\/one_stop\/waitlist\?token=[\w%.-]+/;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a family waits for a full visit, is offered what becomes free, and books it; the next one leaves @phone', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 401/);
      const form = new BookingForm(page);
      const [first, second] = [newMailaddress(), newMailaddress()];
      const slot = await addSlot(await bookableFacility(page.request), { families: 1 });
      const reference = await bookedByOthers(page.request, slot);
      for (const mailaddress of [first, second]) {
        await page.goto(slot.address);
        await expect(form.time(slot.startsAt)).toBeDisabled();
        await page.getByRole('link', { name: 'キャンセル待ちをする' }).click();
        // The day may have full visits of other journeys.
        await page.locator(`input[value="${slot.startsAt.slice(0, 16).replace(' ', 'T')}"]`).check();
        await form.text(/メールアドレス/).fill(mailaddress);
        await page.getByRole('button', { name: 'キャンセル待ちに登録する' }).click();
        await expect(form.alert).toContainText('キャンセル待ちに登録しました');
        await mailTo(mailaddress, /キャンセル待ちを受け付けました/);
      }
      const [secondLink] = await mailTo(second, link);
      await page.goto(secondLink);
      await expect(page.getByRole('region', { name: 'キャンセル待ち中' })).toContainText('2番目');

      await command('data', 'bookings', 'cancel', reference);
      await mailTo(first, /お席を取り置きしています/);
      const [firstLink] = await mailTo(first, link);
      await page.goto(firstLink);
      await page.getByRole('link', { name: 'この日時で予約に進む' }).click();
      await form.fill(first);
      await form.goOn.click();
      await form.book.click();
      await expect(form.booked).toBeVisible();

      await page.goto(secondLink);
      await expect(page.getByRole('region', { name: 'キャンセル待ち中' })).toContainText('1番目');
      await page.getByRole('link', { name: 'キャンセル待ちを取り消す' }).click();
      await page.getByRole('button', { name: '取り消す', exact: true }).click();
      await expect(form.alert).toContainText('キャンセル待ちを取り消しました');
    });
  });

test('a link that is cut off shows nothing of anybody', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await open(page, '/one_stop/waitlist?token=1.abc');
  await expect(page.getByRole('heading', { name: 'キャンセル待ちが見つかりませんでした' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
