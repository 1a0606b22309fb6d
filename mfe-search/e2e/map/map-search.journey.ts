import { setTimeout as sleep } from 'node:timers/promises';
import { readTimeoutMs } from '@enerabi/shared/constants';
import type { Page } from '@playwright/test';
import { untilIdle } from '../../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';
import { toNextDocument } from '../../../shell/e2e/browser/next-document.ts';
import { areas } from '../../../shell/e2e/site/address.ts';

const shinjuku = '/map_search?lat=35.69&lng=139.7&zoom=12';

/** The page of the map, for journeys. */
class MapSearchPage {
  readonly map;
  readonly count;
  readonly cards;
  readonly selected;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
    this.map = page.getByRole('region', { name: '園・施設の地図' });
    this.count = page.getByRole('status').filter({ hasText: /範囲に/ });
    this.cards = page.getByRole('region', { name: 'この範囲の園・施設' }).getByRole('article');
    this.selected = page.getByRole('region', { name: '選んだ園・施設' });
  }

  /** Waits for the map's tools, which are buttons when it moves. A phone's map moves on request. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await untilIdle(this.page);
    const start = this.page.getByRole('button', { name: '地図を動かす' });
    const isAsked = await start.isVisible();
    if (isAsked) await start.click();
    await this.untilMoving();
    // Its button is gone, so the focus goes on to the map.
    if (isAsked) await expect(this.map).toBeFocused();
    await untilIdle(this.page);
  }

  async untilMoving(): Promise<void> {
    await expect(this.page.getByRole('button', { name: '拡大する' })).toBeVisible({ timeout: 40_000 });
  }

  async total(): Promise<number> {
    const text = (await this.count.textContent()) ?? '';
    return Number(/範囲に([\d,]+)件/.exec(text)?.[1]?.replaceAll(',', ''));
  }

  /** The choice 認可保育所 in the opened form, with its count. */
  async licensed() {
    const choice = this.page.getByRole('checkbox', { name: /^認可保育所 [\d,]+件$/ });
    const name = (await choice.locator('xpath=ancestor::label').textContent()) ?? '';
    return { choice, facilities: Number(/([\d,]+)件/.exec(name)?.[1]?.replaceAll(',', '')) };
  }

  /** The mark of the picture that is nearest to its middle: others may lie below its tools. */
  async nearestMark(name: RegExp) {
    const links = this.page.locator('#map').getByRole('link', { name });
    const nearest = await links.evaluateAll((marks) => {
      const map = document.getElementById('map')?.getBoundingClientRect();
      if (!map) return 0;
      const away = marks.map((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        return Math.hypot(x + width / 2 - map.x - map.width / 2, y + height / 2 - map.y - map.height / 2);
      });
      return away.indexOf(Math.min(...away));
    });
    return links.nth(nearest);
  }

  middle() {
    const { searchParams } = new URL(this.page.url());
    return ['lat', 'lng', 'zoom'].map((name) => Number(searchParams.get(name)));
  }
}

test('a parent moves the map, and the list and the address go along without a document load', async ({
  page,
  documents,
}) => {
  const search = new MapSearchPage(page);
  await search.open(shinjuku);
  await expect(page.getByText('Natural Earth')).toBeVisible();
  const before = await search.cards.first().textContent();
  const box = await search.map.boundingBox();
  if (!box) throw new Error('the map has no box');
  await page.mouse.move(box.x + 500, box.y + 400);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 200, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => search.middle()[1]).toBeGreaterThan(139.71);
  await expect.poll(() => search.cards.first().textContent()).not.toBe(before);
  expect(documents.count).toBe(1);

  await page.reload();
  await search.untilMoving();
  const [, lng] = search.middle();
  expect(lng).toBeGreaterThan(139.71);
  // Moves of the map add no history entries.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('the map searches on request where its visitor wants it so', async ({ page }) => {
  const search = new MapSearchPage(page);
  await search.open(shinjuku);
  const total = await search.total();
  await page.getByRole('checkbox', { name: '地図を動かしたら検索する' }).uncheck();
  await page.getByRole('button', { name: '縮小する' }).click();
  const here = page.getByRole('button', { name: 'この範囲を検索' });
  await expect(here).toBeVisible();
  await expect.poll(() => search.middle()[2]).toBe(11);
  // The list says that it does not show the current part of the map.
  await expect(search.count).toContainText('前に検索した範囲に');
  expect(await search.total()).toBe(total);
  await here.click();
  await expect.poll(() => search.total()).toBeGreaterThan(total);
  await expect(search.count).toContainText('この範囲に');
  await expect(here).toBeHidden();
});

test('an answer that takes seconds on a slow line is waited for @phone', async ({ page }) => {
  const search = new MapSearchPage(page);
  await page.goto(shinjuku);
  await untilIdle(page);
  const total = await search.total();
  await page.route('**/api/front_facilities_by_map_search?**', async (route) => {
    const reply = await route.fetch();
    await sleep(readTimeoutMs + 1_000);
    await route.fulfill({ response: reply });
  });
  // A phone's picture has links, and the moving map of a wide screen has buttons.
  await page
    .getByRole('link', { name: '縮小する' })
    .or(page.getByRole('button', { name: '縮小する' }))
    .click();
  await expect.poll(() => search.total()).toBeGreaterThan(total);
});

test('list and map mark the same facility, which opens over the map by the keyboard alone', async ({
  page,
}) => {
  const search = new MapSearchPage(page);
  await search.open(shinjuku);
  const name = (await search.cards.first().getByRole('heading').textContent()) ?? '';
  const card = page.locator('li', { has: page.getByRole('button', { name: `${name}を地図で見る` }) });
  await search.cards.first().getByRole('link').focus();
  await expect(card).toHaveAttribute('data-marked', 'true');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: `「${name}」のお気に入り` })).toBeFocused();
  await expect(card).toHaveAttribute('data-marked', 'true');
  await page.keyboard.press('Tab');
  const show = page.getByRole('button', { name: `${name}を地図で見る` });
  await expect(show).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.selected).toBeFocused();
  await expect(search.selected.getByRole('link', { name })).toBeVisible();
  await expect.poll(() => search.middle()[2]).toBeGreaterThanOrEqual(14);

  // The facility is in the middle now, so Enter on the map opens it as well.
  await page.keyboard.press('Escape');
  await expect(search.selected).toBeHidden();
  await search.map.focus();
  await expect(search.cards.first().getByRole('heading')).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(search.selected.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.map).toBeFocused();
  const [, lng = 0] = search.middle();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => search.middle()[1]).toBeGreaterThan(lng);
  await expect(search.map).toBeFocused();
});

test('the current position is asked for on request, and is no street number in the address @phone', async ({
  page,
  context,
}) => {
  const search = new MapSearchPage(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 34.0151234, longitude: 131.8711234 });
  await search.open(`/map_search?area=${areas.tokyo}`);
  await page.getByRole('button', { name: '現在地' }).click();
  await expect.poll(() => search.middle().slice(0, 2)).toEqual([34.015, 131.871]);
  await expect(search.map).toBeVisible();
});

test('a visitor who does not share their position sees what to do instead', async ({ page }) => {
  const search = new MapSearchPage(page);
  await search.open(shinjuku);
  await page.getByRole('button', { name: '現在地' }).click();
  await expect(page.getByText('現在地の利用が許可されていません。', { exact: false }).first()).toBeVisible();
});

test('on a phone, map and list take turns @phone', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 1_000, 'both are there on a wide screen');
  const search = new MapSearchPage(page);
  await search.open(shinjuku);
  await expect(search.cards.first()).toBeHidden();
  await page.getByRole('button', { name: 'リスト', exact: true }).click();
  await expect(search.cards.first()).toBeVisible();
  await expect(search.map).toBeHidden();
  const name = (await search.cards.nth(1).getByRole('heading').textContent()) ?? '';
  await page.getByRole('button', { name: `${name}を地図で見る` }).click();
  await expect(search.map).toBeVisible();
  await expect(search.selected.getByRole('link', { name })).toBeVisible();
});

test('a search by conditions is a page of the history, and going back shows the map as it was @phone', async ({
  page,
}) => {
  const search = new MapSearchPage(page);
  await search.open(shinjuku);
  const total = await search.total();
  await page.getByText('場所・条件をしぼりこむ').click();
  await page.getByText('施設の種類').first().click();
  const { choice, facilities } = await search.licensed();
  expect(facilities).toBeLessThan(total);
  await choice.check();
  await expect(page.getByText('この条件では')).toHaveText(
    `この条件では${facilities.toLocaleString('ja-JP')}件です`,
  );
  await page.getByRole('button', { name: 'この条件で検索する' }).click();
  await expect(page).toHaveURL(/facility_types/);
  await expect.poll(() => search.total()).toBe(facilities);
  await expect(page.getByRole('link', { name: '認可保育所を条件から外す' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/facility_types/);
  await expect.poll(() => search.total()).toBe(total);
  expect(search.middle()).toEqual([35.69, 139.7, 12]);
});

/** 三軒茶屋 with its stations. */
const sangenjaya = '/map_search?lat=35.6436&lng=139.6713&zoom=14';

test('on a phone the map is a picture that works at once, and moves when it is touched @phone', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) > 1_000, 'a wide screen shows the moving map at once');
  const heavy: string[] = [];
  page.on('request', (request) => {
    if (/canvas|maplibre/.test(request.url())) heavy.push(request.url());
  });
  const search = new MapSearchPage(page);
  await page.goto(sangenjaya);
  await untilIdle(page);
  const picture = page.locator('#map');
  await expect(picture.getByText('三軒茶屋', { exact: true })).toBeVisible();
  const mark = await search.nearestMark(/園|室|ルーム|ナーサリー/);
  const name = (await mark.getAttribute('aria-label')) ?? '';
  await mark.tap();
  await expect(search.selected.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  const nearby = await search.total();
  await page.getByRole('link', { name: '縮小する' }).tap();
  await expect.poll(() => search.middle()[2]).toBe(13);
  await expect.poll(() => search.total()).toBeGreaterThan(nearby);
  const total = await search.total();
  expect(heavy).toEqual([]);

  const box = await picture.boundingBox();
  if (!box) throw new Error('the map has no box');
  // Off the marks, near the lower left corner.
  await page.touchscreen.tap(box.x + 130, box.y + box.height - 60);
  await search.untilMoving();
  expect(heavy).not.toEqual([]);
  // A smaller map has fewer facilities than the searched box.
  await expect.poll(() => search.total()).toBeLessThanOrEqual(total);
  await expect(search.map).toBeVisible();
});

test('without WebGL the picture stays, and list and form work @phone', async ({ page }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.addInitScript(() => {
    delete (window as { WebGL2RenderingContext?: unknown }).WebGL2RenderingContext;
  });
  const search = new MapSearchPage(page);
  await page.goto(shinjuku);
  await expect(page.getByText('このブラウザーでは、地図は動きません').first()).toBeVisible();
  await page.getByRole('link', { name: '拡大する', exact: true }).click();
  await expect.poll(() => search.middle()[2]).toBe(13);
  await expect(
    page
      .locator('#map')
      .getByRole('link', { name: /件の辺りを拡大する/ })
      .first(),
  ).toBeVisible();
  await page.getByText('場所・条件をしぼりこむ').click();
  await page.getByRole('combobox', { name: '移動する都道府県' }).selectOption('東京都');
  await page.getByRole('button', { name: 'この条件で検索する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('東京都の園・施設を地図から探す');
  await untilIdle(page);
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a picture of links, and list, pages and form are there @phone', async ({ page }) => {
    const search = new MapSearchPage(page);
    const reply = await page.goto(sangenjaya);
    expect(reply?.status()).toBe(200);
    const picture = page.locator('#map');
    await expect(picture.getByText('三軒茶屋', { exact: true })).toBeVisible();
    await expect(page.getByText('地図を読み込んでいます')).toBeHidden();
    await expect(page.getByRole('button', { name: '現在地' })).toBeHidden();
    await toNextDocument(page, () => page.getByRole('link', { name: '縮小する' }).click());
    await toNextDocument(page, () => page.getByRole('link', { name: '縮小する' }).click());
    expect(search.middle()[2]).toBe(12);
    const group = await search.nearestMark(/件の辺りを拡大する/);
    await toNextDocument(page, () => group.click());
    expect(search.middle()[2]).toBeGreaterThanOrEqual(13);
    // Playwright's own locators do not search a noscript element.
    const result = page.locator('noscript p', { hasText: 'JavaScriptが無効のため、地図は動きません' });
    await expect(result).toBeVisible();
  });

  test('list, pages and form of the map work @phone', async ({ page }) => {
    const search = new MapSearchPage(page);
    await page.goto(`/map_search?area=${areas.tokyo}`);
    await expect(search.cards).toHaveCount(20);
    const total = await search.total();
    await page.getByText('場所・条件をしぼりこむ').click();
    await page.getByRole('combobox', { name: '移動する都道府県' }).selectOption('東京都');
    await page.getByText('施設の種類').first().click();
    const { choice, facilities } = await search.licensed();
    expect(facilities).toBeLessThan(total);
    await choice.check();
    await toNextDocument(page, () => page.getByRole('button', { name: 'この条件で検索する' }).click());
    await expect(search.cards).toHaveCount(20);
    expect(await search.total()).toBe(facilities);
    await page.getByRole('link', { name: '次へ' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(search.cards.first()).toBeVisible();
  });

  test('invalid parts of the address are ignored and listed', async ({ page }) => {
    const reply = await page.goto('/map_search?lat=%00&lng=9e9&zoom=-1&facility_types[]=nope');
    expect(reply?.status()).toBe(200);
    await expect(page.getByText('アドレスの一部を読み取れませんでした')).toBeVisible();
  });
});
