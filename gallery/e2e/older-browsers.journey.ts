import type { Locator, Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';

/** Removes rules that Firefox before 121 (`:has()`) and before 128 (alternative text of generated content) ignores. */
const forgetNewRules = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isNew = (rule: CSSRule) =>
      rule instanceof CSSSupportsRule ||
      (rule instanceof CSSStyleRule && rule.selectorText.includes(':has('));
    let forgotten = 0;
    const forget = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
      for (const [at, rule] of [...sheet.cssRules].entries().toArray().reverse())
        if (isNew(rule)) {
          sheet.deleteRule(at);
          forgotten += 1;
        } else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) forget(rule);
    };
    for (const sheet of document.styleSheets) forget(sheet);
    return forgotten;
  });

test('crumbs are separated by a sign', async ({ page }) => {
  await open(page, '/gallery/navigation');
  expect(await forgetNewRules(page)).toBeGreaterThan(0);
  const crumb = page
    .getByRole('navigation', { name: '現在位置（園のページまで）' })
    .getByRole('listitem')
    .first();
  expect(await crumb.evaluate((item) => getComputedStyle(item, '::after').content)).toBe('"›"');
});

test('a dialog holds the page behind it', async ({ page }) => {
  await open(page, '/gallery/overlays');
  expect(await forgetNewRules(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: '条件をしぼる' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});

test("a facility's picture is beside only its name on a phone, with all else below", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/gallery/cards');
  expect(await forgetNewRules(page)).toBeGreaterThan(0);
  const card = page.getByRole('article', { name: '一覧のカード' }).getByRole('article').first();
  const edgesOf = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const picture = await edgesOf(card.getByRole('presentation'));
  const name = await edgesOf(card.getByRole('link', { name: '花岡保育園' }));
  const type = await edgesOf(card.getByText('認可保育所'));
  expect(name.left).toBeGreaterThanOrEqual(picture.right);
  expect(name.top).toBeLessThan(picture.bottom);
  expect(type.left).toBe(picture.left);
  expect(type.top).toBeGreaterThanOrEqual(picture.bottom);
});
