import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { toNextDocument } from '../../shell/e2e/browser/next-document.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { FacilityList } from '../../shell/e2e/site/facility-list.ts';
import { firstFacility } from '../../shell/e2e/site/listed-facilities.ts';

test.use({ javaScriptEnabled: false });

test('the list has 20 facilities, the total and a way to the next page without scripts (R1.1)', async ({
  page,
}) => {
  const list = new FacilityList(page);
  const reply = await page.goto(listAddress(areas.tokyo));
  expect(reply?.status()).toBe(200);
  await expect(list.facilities).toHaveCount(20);
  const total = await list.total();
  expect(total).toBeGreaterThan(100);
  const first = await list.names();

  const next = list.pages.getByRole('link', { name: '次へ' });
  await expect(next).toHaveAttribute('href', `${listAddress(areas.tokyo)}&page=2`);
  await toNextDocument(page, () => next.click());
  await expect(list.count).toHaveText(`全${total}件中 21〜40件を表示`);
  const second = await list.names();
  expect(second).toHaveLength(20);
  expect(second).not.toEqual(first);
  await toNextDocument(page, () => list.pages.getByRole('link', { name: '前へ' }).click());
  expect(await list.names()).toEqual(first);
});

test('every facility of an area is found by following the pages, each once', async ({ page }) => {
  const list = new FacilityList(page);
  await page.goto(listAddress(areas.yamaguchi));
  const total = await list.total();
  const links = new Set<string>();
  for (let pages = 1; ; pages += 1) {
    for (const link of await list.facilities.getByRole('heading').getByRole('link').all())
      links.add((await link.getAttribute('href')) ?? '');
    const next = list.pages.getByRole('link', { name: '次へ' });
    if ((await next.count()) === 0) break;
    expect(pages, 'pages without an end').toBeLessThan(total);
    await toNextDocument(page, () => next.click());
  }
  expect(links.size).toBe(total);
});

test('the search form narrows by area, keyword, type and order without scripts (R1.7)', async ({ page }) => {
  const list = new FacilityList(page);
  await page.goto('/f');
  const everywhere = await list.total();
  await list.area.selectOption('山口県');
  await list.keyword.fill('ほいくえん');
  await list.search.getByText('施設の種類').first().click();
  await list.search.getByRole('checkbox', { name: /^認可保育所/ }).check();
  await toNextDocument(page, () => list.submit());
  await expect(list.heading).toHaveText('「ほいくえん」の検索結果（山口県の認可保育所）');
  expect(await list.total()).toBeLessThan(everywhere);
  await expect(list.area).toHaveValue(areas.yamaguchi);
  await expect(list.keyword).toHaveValue('ほいくえん');
  await expect(list.search.getByRole('checkbox', { name: /^認可保育所/ })).toBeChecked();
  const byCapacity = page
    .getByRole('navigation', { name: '並び順' })
    .getByRole('link', { name: '定員の多い順' });
  await toNextDocument(page, () => byCapacity.click());
  const capacities = await list.facilities.getByText(/^\d+人$/).allInnerTexts();
  const numbers = capacities.map((text) => Number.parseInt(text, 10));
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
});

test('a facility has all its facts with source and date, and the way to nearby ones, without scripts', async ({
  page,
}) => {
  const { path_name, name, municipality_name } = await firstFacility(page.request, areas.tokyo);
  await page.goto(`/f/${path_name}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  for (const section of ['空き状況', '施設の概要', '開所時間・開所日', '所在地・連絡先', '近くの園'])
    await expect(main.getByRole('region', { name: section })).toBeVisible();
  const fact = (term: string) =>
    main
      .getByRole('region')
      .getByRole('term')
      .filter({ hasText: term })
      .locator('xpath=following-sibling::dd');
  await expect(fact('住所').first()).toContainText(municipality_name);
  await expect(fact('定員').first()).toHaveText(/^\d+人$/);
  await expect(fact('平日').first()).toHaveText(/\d{1,2}:\d{2}/);
  await expect(fact('対象年齢').first()).not.toBeEmpty();
  await expect(main.getByText(/^出典：.+（\d{4}年\d{1,2}月\d{1,2}日時点）/).first()).toBeVisible();
  await expect(main.getByText('デモデータ').first()).toBeVisible();
  const nearby = main.getByRole('region', { name: '近くの園' }).getByRole('link').first();
  const nearbyName = (await nearby.textContent()) ?? '';
  expect(nearbyName).not.toBe(name);
  await nearby.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nearbyName);
});

test('on a phone the results come first, and the form unfolds without scripts', async ({ page }) => {
  const list = new FacilityList(page);
  const fold = list.search.getByText('条件をしぼりこむ');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(listAddress(areas.yamaguchi));
  await expect(fold).toContainText('1件設定中');
  await expect(list.keyword).toBeHidden();
  await expect(list.count).toBeInViewport();
  await fold.click();
  await list.keyword.fill('ほいくえん');
  await list.submit();
  await expect(list.heading).toHaveText(/^「ほいくえん」の検索結果/);
  await expect(fold).toContainText('2件設定中');
  await expect(list.count).toBeInViewport();
});

test('a table has the classes and their birthdays, and is linked without scripts', async ({ page }) => {
  await page.goto('/');
  const child = page.getByRole('region', { name: 'お子さまのクラスを確かめる' });
  const pointer = child.locator('noscript');
  await expect(pointer).toBeVisible();
  expect(await pointer.textContent()).toContain('下の「クラス早見表」でもお確かめいただけます');
  await child.getByText(/^クラス早見表（\d{4}年度）$/).click();
  await expect(child.getByRole('row', { name: /^5歳児 \d{4}年4月2日〜\d{4}年4月1日$/ })).toBeVisible();
});
