import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { makeMember, signIn } from '../../shell/e2e/site/member.ts';

test('a member takes a registered child along into the lists of this browser by one press @phone', async ({
  page,
}) => {
  await signIn(page.context(), await makeMember());
  await open(page, '/mypage');
  await untilIdle(page);
  expect(await page.evaluate(() => localStorage.getItem('child'))).toBeNull();
  const children = page.getByRole('region', { name: 'お子さま' });
  const before = await children.boundingBox();
  await children.getByRole('button', { name: /2025年6月1日生まれ.*目印をつける/ }).click();
  await expect(children.getByRole('button', { pressed: true })).toHaveText('目印をつけています');
  expect((await children.boundingBox())?.height).toBe(before?.height);

  await page.goto(listAddress(areas.tokyo));
  await untilIdle(page);
  await expect(page.getByRole('button', { name: /^[0-5]歳児クラス/ })).toBeVisible();
});
