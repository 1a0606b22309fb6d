import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';

test('a visitor finds favourites without a login, notes something, and sends the list @phone', async ({
  page,
  browser,
}) => {
  await open(page, listAddress(areas.tokyo));
  const cards = page.getByRole('main').getByRole('article');
  const names: string[] = [];
  for (const at of [2, 0]) {
    await cards
      .nth(at)
      .getByRole('button', { name: /のお気に入り$/ })
      .click();
    names.unshift((await cards.nth(at).getByRole('heading').textContent()) ?? '');
  }
  const menu = page.getByRole('banner').getByText('メニュー');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'お気に入り' }).click();
  await expect(page).toHaveURL(/\/favorite\?facilities/);
  await expect(cards.getByRole('heading')).toHaveText(names);
  await page.getByText('メモ', { exact: true }).first().click();
  await page.getByRole('textbox', { name: `「${names[0]}」のメモ` }).fill('園庭が広い');
  await page.reload();
  await untilIdle(page);
  await expect(page.getByText('園庭が広い').first()).toBeVisible();
  await page.getByRole('link', { name: '比較表を見る' }).click();
  await expect(page.getByRole('region', { name: '園・施設の比較表' })).toContainText('園庭が広い');
  await page.goBack();

  // The family opens the address elsewhere, even without scripts; the note is not in it.
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const sent = await elsewhere.newPage();
  await sent.goto(page.url());
  await expect(sent.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(names);
  await expect(sent.getByText('ハートを押すと、ご自分のお気に入りに追加できます')).toBeVisible();
  await expect(sent.getByText('園庭が広い')).toHaveCount(0);
  await elsewhere.close();
});
