import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { stickingOut } from '../../shell/e2e/browser/overflow.ts';
import { violations } from '../../shell/e2e/quality/axe.ts';
import { type Member, makeMember, signIn } from '../../shell/e2e/site/member.ts';

let member: Member;
test.beforeAll(async () => {
  member = await makeMember({ position_kind_ids: [1, 2] });
});
test.beforeEach(({ context }) => signIn(context, member));

/** Checks the appearance of these pages beyond the checks of `sitePages`. */
for (const path of [
  '/mypage?welcome=done',
  '/mypage/edit?changed=profile',
  '/mypage/edit?code=mailaddress',
  '/mypage/edit?closing=confirm',
  '/one_stop/mypage?when=past',
  '/one_stop/mypage?cancelled=done',
])
  test(`${path} breaks no rule of axe, and fits a narrow window`, async ({ page }) => {
    test.slow();
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect([width, await violations(page), await stickingOut(page)]).toEqual([width, [], []]);
    }
  });

test('the form of basic information breaks no rule of axe either, with its errors', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 422/);
  await open(page, `/activate/basic_information/${member.cognitoSub}`);
  await page.getByRole('textbox', { name: /^姓/ }).fill('');
  await page.getByRole('textbox', { name: /^電話番号/ }).fill('1');
  await page.getByRole('button', { name: '登録する', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('2件の誤り');
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect([width, await violations(page), await stickingOut(page)]).toEqual([width, [], []]);
  }
});
