import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { mailTo } from '../../shell/e2e/site/outbox.ts';
import { addSlot, type BookableSlot, bookableFacilities, bookedByOthers } from './bookable-slot.ts';
import { BookingForm } from './booking-form.ts';

test.describe.configure({ timeout: 120_000 });

/** A facility, at the visit that the journey has added, as the planner's address keeps it. */
const pinned = ({ path_name, startsAt }: BookableSlot): [string, string] => [
  'pin',
  `${path_name}@${startsAt.slice(0, 16).replace(' ', 'T')}`,
];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('five visits are planned and booked at once; one fills up in between, and is planned anew @phone', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of (400|401)/);
      const form = new BookingForm(page);
      const mailaddress = newMailaddress();
      const facilities = await bookableFacilities(page.request, 5);
      const days = ['2027-01-09', '2027-01-10', '2027-01-16', '2027-01-17', '2027-01-23'];
      const slots = await Promise.all(
        facilities.map((facility, at) => addSlot(facility, { families: 1, day: days[at] })),
      );
      // Another visit for any child, where the first one will be gone.
      await addSlot(facilities[0] as (typeof facilities)[number], { day: '2027-01-24' });
      const query = new URLSearchParams([
        ...facilities.map(({ path_name }): [string, string] => ['f', path_name]),
        ...slots.map(pinned),
      ]);
      await page.goto(`/one_stop/planner?${query}`);
      if (javaScriptEnabled) await untilIdle(page);
      await expect(page.getByRole('heading', { name: '5園を5日で見学' })).toBeVisible();
      await page.getByLabel('出発する駅').fill('新宿');
      await page.getByRole('button', { name: 'この条件でプランを作る' }).click();
      await expect(page.getByText(/^新宿駅（.+）を出発して/)).toBeVisible();
      await expect(page.getByText(/までに新宿駅を出発/)).toHaveCount(5);
      await page.getByRole('link', { name: 'この5件をまとめて予約する' }).click();
      await form.fill(mailaddress);
      const [taken] = slots as [BookableSlot];
      await bookedByOthers(page.request, taken);
      await page.getByRole('button', { name: '5件を予約する' }).click();
      await expect(page.getByRole('heading', { name: '5件のうち4件の見学を予約しました' })).toBeVisible();
      const results = page.getByRole('list', { name: '予約の結果' });
      await expect(results.getByText('満席になりました')).toHaveCount(1);
      await mailTo(mailaddress, /見学を予約しました/);
      const calendar = await page.getByRole('link', { name: '4件をカレンダーに追加' }).getAttribute('href');
      const file = await page.request.get(`${calendar}`);
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect((await file.text()).match(/^BEGIN:VEVENT/gm)).toHaveLength(4);

      await page.getByRole('link', { name: '予約できなかった園の日時を選び直す' }).click();
      await expect(page.getByRole('heading', { name: '1園を1日で見学' })).toBeVisible();
      await page.getByRole('link', { name: 'この1件をまとめて予約する' }).click();
      await form.fill(mailaddress);
      await page.getByRole('button', { name: '1件を予約する' }).click();
      await expect(page.getByRole('heading', { name: '1件の見学を予約しました' })).toBeVisible();
    });
  });

test('notes of visits stand in the comparison, for who wrote them alone @phone', async ({ page }) => {
  const facilities = await bookableFacilities(page.request, 2);
  const [, second] = facilities as [(typeof facilities)[number], (typeof facilities)[number]];
  const query = new URLSearchParams(facilities.map(({ path_name }) => ['facilities[]', path_name]));
  await open(page, `/comparison?${query}`);
  await page.getByRole('link', { name: '見学メモを書く' }).click();
  await untilIdle(page);
  const sheet = page.getByRole('region', { name: new RegExp(`^${second.name} `) });
  await sheet
    .getByRole('radiogroup', { name: /通いやすさ/ })
    .getByText('良い')
    .click();
  await sheet.getByRole('textbox', { name: /自由メモ/ }).fill('駅から歩いて5分');
  await page.getByRole('link', { name: '比較表で見る' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^通いやすさ/ })).toContainText('○ 良い');
  await expect(table.getByRole('row', { name: /^自由メモ/ })).toContainText('駅から歩いて5分');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('園・施設の比較表');
  await page.reload();
  await expect(table.getByRole('row', { name: /^自由メモ/ })).toContainText('駅から歩いて5分');
});
