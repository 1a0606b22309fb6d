import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { origin } from '../../shell/e2e/site/environment.ts';
import { makeMember, signIn } from '../../shell/e2e/site/member.ts';

const list = '/mypage/favorite/facility';

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts @phone' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });
    const visit = (page: Page, address: string) => (hasScripts ? open(page, address) : page.goto(address));

    test('a favourite is taken out of the list and put back', async ({ page, context, request }) => {
      await signIn(context, await makeMember());
      const found = await request.get(`/api/front_get_facilties?area=${areas.tokyo}&limit=2`);
      const { facilities } = (await found.json()) as { facilities: { facility_id: number; name: string }[] };
      for (const { facility_id } of facilities) {
        const data = { facility_id, is_favorite: true };
        const reply = await page.request.put('/api/front/favorite_facility', {
          data,
          headers: { origin },
        });
        expect(reply.status()).toBe(200);
      }
      await visit(page, list);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(2);
      const name = facilities[1]?.name ?? '';
      await page.getByRole('button', { name: `「${name}」をお気に入りから外す` }).click();
      const result = page.getByRole('alert');
      await expect(result).toContainText(`「${name}」をお気に入りから外しました`);
      if (hasScripts) await expect(result).toBeFocused();
      await expect(cards).toHaveCount(1);
      await result.getByRole('button', { name: `「${name}」をお気に入りに戻す` }).click();
      await expect(cards).toHaveCount(2);

      await page.getByRole('link', { name: '一覧の園を並べて比較する' }).click();
      await expect(page.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
    });
  });

test("a visitor's favourites join the account, and leave the browser", async ({ page, context }) => {
  await open(page, listAddress(areas.tokyo));
  const heart = page.getByRole('button', { name: /のお気に入り$/ }).first();
  const name = /「(.+)」/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await signIn(context, await makeMember());
  await open(page, '/mypage');
  await expect(page.getByText('このブラウザーに保存したお気に入りが1件あります')).toBeVisible();
  await page.getByRole('button', { name: 'アカウントに追加する' }).click();
  await expect(page).toHaveURL(/\/mypage\?added=1$/);
  await expect(page.getByRole('alert')).toContainText('お気に入りを1件、アカウントに追加しました');
  await expect(page.getByText(/このブラウザーに保存した/)).toBeHidden();
  await open(page, list);
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible();
});

test("a favourite button shown in this tab follows a change in the member's own list", async ({
  page,
  context,
  documents,
}) => {
  await signIn(context, await makeMember());
  await open(page, listAddress(areas.tokyo));
  const heart = page.getByRole('button', { name: /のお気に入り$/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const name = /「(.+)」/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await page.getByRole('banner').getByRole('link', { name: 'お気に入り' }).click();
  await page.getByRole('button', { name: `「${name}」をお気に入りから外す` }).click();
  await expect(page.getByRole('alert')).toContainText('外しました');
  await page.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(documents.count).toBe(1);
});

test('a member who logs out leaves no session behind', async ({ page, context }) => {
  await signIn(context, await makeMember());
  await open(page, '/mypage');
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await expect(page).toHaveURL(`${origin}/login?logged_out=done`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'マイページ' })).toHaveCount(0);
  await page.goto(list);
  await expect(page).toHaveURL(/\/login\?return_to=/);
});
