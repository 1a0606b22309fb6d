import { findJava, howToGetJava } from '../../scripts/test/java.ts';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { recordLayoutShifts } from '../../shell/e2e/browser/layout-shift.ts';
import { faults } from '../../shell/e2e/quality/nu-html-checker.ts';
import { documentFiles, expectSound, expectStill } from '../../shell/e2e/quality/step-quality.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { mailTo } from '../../shell/e2e/site/outbox.ts';
import { addSlot, bookableFacilities, bookableFacility, bookedByOthers } from './bookable-slot.ts';
import { BookingForm } from './booking-form.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

const java = findJava();
const link = /\/one_stop\/waitlist\?token=[\w%.-]+/;

test('waiting, an offer and the question whether to leave stay still, fit any window and break no rule of axe', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (401|422)/);
  const form = new BookingForm(page);
  const mailaddress = newMailaddress();
  const slot = await addSlot(await bookableFacility(page.request), { families: 1 });
  const reference = await bookedByOthers(page.request, slot);
  await recordLayoutShifts(page);
  await open(page, slot.address.replace('?', '/waitlist?'));
  const join = page.getByRole('button', { name: 'キャンセル待ちに登録する' });
  await expectStill(page, join);
  await join.click();
  await expectStill(page, form.alert);
  await expectSound(page);
  await page.locator(`input[value="${slot.startsAt.slice(0, 16).replace(' ', 'T')}"]`).check();
  await form.text(/メールアドレス/).fill(mailaddress);
  await join.click();
  await expectStill(page, page.getByText('キャンセル待ちに登録しました'));
  await expectSound(page);
  await command('data', 'bookings', 'cancel', reference);
  await mailTo(mailaddress, /お席を取り置きしています/);
  const [address] = await mailTo(mailaddress, link);
  await open(page, address);
  await page.getByRole('link', { name: '今回は見送る' }).click();
  await expectStill(page, page.getByRole('button', { name: '見送る', exact: true }));
  await expectSound(page);
});

test('plans, the form for all and its errors stay still, fit any window and break no rule of axe', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (401|422)/);
  const form = new BookingForm(page);
  const facilities = await bookableFacilities(page.request, 4);
  const query = new URLSearchParams(facilities.map(({ path_name }) => ['f', path_name]));
  await recordLayoutShifts(page);
  await open(page, '/one_stop/planner');
  await expectStill(page, page.getByRole('link', { name: '比較表を見る' }));
  await expectSound(page);
  await open(page, `/one_stop/planner?${query}`);
  const book = page.getByRole('link', { name: /まとめて予約する/ }).first();
  await expectStill(page, book);
  await page.getByText('日時を変える').first().click();
  // The site's header would lie on one of the others.
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page);
  await page.getByRole('link', { name: '質問シート・メモを開く' }).click();
  await expectStill(page, page.getByRole('heading', { name: '見学の質問シート・メモ' }));
  await expectSound(page);
  await page.goBack();
  await book.click();
  await expectStill(page, form.agreement);
  await page.getByRole('button', { name: /件を予約する/ }).click();
  await expectStill(page, form.alert);
  await expectSound(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(!java && !process.env.CI, howToGetJava);

  test("the server's HTML of the waitlist and the planner has no fault of the Nu HTML checker", async ({
    page,
    complaints,
  }, testInfo) => {
    if (!java) throw new Error(howToGetJava);
    complaints.allow(/status of 422/);
    const form = new BookingForm(page);
    const mailaddress = newMailaddress();
    const facilities = await bookableFacilities(page.request, 3);
    const slot = await addSlot(facilities[0] as (typeof facilities)[number], { families: 1 });
    await bookedByOthers(page.request, slot);
    const { files, after } = documentFiles(page, testInfo);
    await after('join', () => page.goto(slot.address.replace('?', '/waitlist?')));
    const join = page.getByRole('button', { name: 'キャンセル待ちに登録する' });
    await after('join-errors', () => join.click());
    await page.locator(`input[value="${slot.startsAt.slice(0, 16).replace(' ', 'T')}"]`).check();
    await form.text(/メールアドレス/).fill(mailaddress);
    await after('joined', () => join.click());
    const [address] = await mailTo(mailaddress, link);
    await after('waiting', () => page.goto(address));
    await after('leave', () => page.getByRole('link', { name: 'キャンセル待ちを取り消す' }).click());
    const query = new URLSearchParams(facilities.map(({ path_name }) => ['f', path_name]));
    await after('nothing-planned', () => page.goto('/one_stop/planner'));
    await after('plans', () => page.goto(`/one_stop/planner?${query}`));
    await after('plan-form', () =>
      page
        .getByRole('link', { name: /まとめて予約する/ })
        .first()
        .click(),
    );
    await after('plan-errors', () => page.getByRole('button', { name: /件を予約する/ }).click());
    await after('notes', () => page.goto(`/one_stop/planner/notes?${query}`));
    expect(await faults(java, files)).toEqual([]);
  });
});
