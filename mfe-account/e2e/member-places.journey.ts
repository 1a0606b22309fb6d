import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { makeMember, signIn } from '../../shell/e2e/site/member.ts';

test("a family's places go from one device to another by two presses, and end without scripts (issue 22) @phone", async ({
  page,
  browser,
}) => {
  const member = await makeMember();
  await signIn(page.context(), member);
  await open(page, listAddress(areas.tokyo));
  await page.getByRole('button', { name: '通園時間' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').pressSequentially('さんげんじゃや');
  await dialog.getByRole('button', { name: /^三軒茶屋駅/ }).click();

  await open(page, '/mypage');
  const section = page.getByRole('region', { name: 'ご自宅と勤務先' });
  await expect(section).toContainText('三軒茶屋駅');
  await section.getByRole('button', { name: '会員情報に保存する' }).click();
  await expect(section.getByRole('alert')).toBeFocused();
  await expect(section.getByRole('button', { pressed: true })).toHaveText('この端末で使っています');

  const device = await browser.newContext();
  await signIn(device, member);
  const other = await device.newPage();
  await open(other, listAddress(areas.tokyo));
  await other.getByRole('button', { name: '通園時間' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '会員情報の場所を使う（三軒茶屋駅）' }).click();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('button', { name: /^通園時間：\s?三軒茶屋駅/ })).toBeFocused();
  await device.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  await signIn(plain, member);
  const third = await plain.newPage();
  await third.goto('/mypage');
  const own = third.getByRole('region', { name: 'ご自宅と勤務先' });
  await expect(own).toContainText('三軒茶屋駅');
  await expect(own.getByRole('button')).toHaveCount(1);
  await own.getByRole('button', { name: '会員情報から削除する' }).click();
  await expect(own).toContainText('会員情報から削除しました');
  await expect(own.getByRole('link', { name: '最寄り駅を入力する' })).toBeVisible();
  await plain.close();
});
