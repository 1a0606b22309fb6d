import type { Locator, Page } from '@playwright/test';
import { untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';

/** Counts what a parent does: each press, each choice in a list and each field that is typed in is one. */
class Parent {
  readonly page: Page;
  #taps = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async press(control: Locator): Promise<void> {
    this.#taps += 1;
    await control.click();
  }
  async choose(list: Locator, value: string): Promise<void> {
    this.#taps += 1;
    await list.selectOption(value);
  }
  async type(field: Locator, text: string): Promise<void> {
    this.#taps += 1;
    await field.click();
    await field.pressSequentially(text, { delay: 30 });
  }
  /** @returns the count since the last call, and waits for the page that the task led to */
  async done(): Promise<number> {
    await untilIdle(this.page);
    const taps = this.#taps;
    this.#taps = 0;
    return taps;
  }
}

// The guide is about a phone, whatever the project.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

// The table in docs/guides/parent-tasks.md has these numbers, and those of the site before.
test('the tasks of a parent on a phone take as few taps as the guide says', async ({ page }) => {
  test.slow();
  const parent = new Parent(page);
  const taps: Record<string, number> = {};
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const shortcuts = main.getByRole('list', { name: '条件を追加' });
  const backToList = async () => {
    await page.goBack();
    // The address is the list's before the page is.
    await expect(shortcuts).toBeVisible();
    await untilIdle(page);
  };
  await page.goto('/');
  await untilIdle(page);

  await parent.type(main.getByRole('searchbox').first(), 'さんげんじゃや');
  await parent.press(main.getByRole('link', { name: /^三軒茶屋駅/ }));
  await expect(page).toHaveURL(/station_ids/);
  taps.place = await parent.done();

  await parent.press(page.getByRole('button', { name: 'お子さまのクラス' }));
  const dialog = page.getByRole('dialog');
  const year = new Date().getFullYear() - 2;
  await parent.choose(dialog.getByRole('combobox', { name: '年' }).first(), String(year));
  await parent.choose(dialog.getByRole('combobox', { name: '月' }).first(), '10');
  await parent.choose(dialog.getByRole('combobox', { name: '日', exact: true }), '3');
  await parent.press(dialog.getByRole('link', { name: 'このクラスで園を探す' }));
  await expect(page).toHaveURL(/child_class_id=\d.*sort=vacant/);
  taps.child = await parent.done();

  await parent.press(shortcuts.getByRole('link', { name: /土曜も開所/ }));
  await expect(page).toHaveURL(/is_open_saturday=true/);
  taps.saturday = await parent.done();

  for (const at of [0, 1]) await parent.press(cards.nth(at).getByRole('button', { name: /のお気に入り$/ }));
  const banner = page.getByRole('banner');
  await parent.press(banner.getByText('メニュー'));
  await parent.press(banner.getByRole('link', { name: 'お気に入り' }));
  await expect(page).toHaveURL(/\/favorite\?facilities/);
  await expect(page.getByRole('link', { name: 'この一覧をご家族に送る' })).toBeVisible();
  taps.favourites = (await parent.done()) + 1;
  await backToList();

  for (const at of [0, 1, 2]) await parent.press(cards.nth(at).getByRole('button', { name: /比較に追加$/ }));
  await parent.press(page.getByRole('link', { name: /^比較表/ }));
  await expect(page).toHaveURL(/\/comparison/);
  taps.comparison = await parent.done();

  await backToList();
  await parent.press(cards.first().getByRole('link').first());
  await expect(page.getByRole('region', { name: '空き状況' })).toContainText(
    /[0-5]歳児クラス.*(空き|残り|募集)/,
  );
  taps.verdict = await parent.done();

  await parent.press(page.getByRole('button', { name: '通園時間' }));
  await parent.type(page.getByRole('dialog').getByRole('searchbox').first(), 'さんげん');
  await parent.press(page.getByRole('dialog').getByRole('button', { name: /^三軒茶屋駅/ }));
  await parent.type(page.getByRole('dialog').getByRole('searchbox').first(), 'しぶや');
  await parent.press(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^渋谷駅/ })
      .first(),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText(/合計約\d+分/)).toBeVisible();
  taps.commute = await parent.done();

  await backToList();
  await parent.press(page.getByRole('button', { name: /^通園時間：/ }));
  await parent.choose(page.getByRole('dialog').getByRole('combobox', { name: '通園時間' }), '自転車15分以内');
  await parent.press(page.getByRole('dialog').getByRole('link', { name: 'この時間で通える園を見る' }));
  await expect(page).toHaveURL(/commute_within=bicycle-15/);
  taps.reach = await parent.done();

  await parent.press(page.getByRole('link', { name: '地図で見る', exact: true }));
  await expect(page).toHaveURL(/\/map_search\?.*child_class_id/);
  taps.map = await parent.done();

  await page.goto('/');
  await untilIdle(page);
  await parent.type(main.getByRole('searchbox').first(), 'せたがやく');
  await parent.press(main.locator('a[href*="municipalities"]').filter({ hasText: '世田谷区' }));
  await expect(page).toHaveURL(/municipalities/);
  await parent.press(page.locator('summary').filter({ hasText: /入園の締切/ }));
  await expect(page.getByRole('link', { name: /締切をカレンダーに追加$/ })).toBeVisible();
  taps.deadline = (await parent.done()) + 1;

  expect(taps).toEqual({
    place: 2,
    child: 5,
    saturday: 1,
    favourites: 5,
    comparison: 4,
    verdict: 1,
    commute: 5,
    reach: 3,
    map: 1,
    deadline: 4,
  });
});
