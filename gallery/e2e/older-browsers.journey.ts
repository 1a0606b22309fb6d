import type { Page } from '@playwright/test';
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

test("a facility's card is laid out as in a newer browser, its name beside the picture", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/gallery/cards');
  const card = page.getByRole('article', { name: '一覧のカード' }).getByRole('article').first();
  const picture = card.getByRole('presentation');
  const name = card.getByRole('link', { name: '花岡保育園' });
  const rest = [card.getByText('認可保育所'), card.getByRole('list').first(), card.getByRole('group')];
  const layout = () =>
    Promise.all([picture, name, ...rest].map(async (part) => (await part.boundingBox()) ?? undefined));
  const newer = await layout();
  expect(newer).not.toContain(undefined);
  const [pictureBox, nameBox] = newer;
  expect(nameBox?.x).toBeGreaterThanOrEqual((pictureBox?.x ?? 0) + (pictureBox?.width ?? 0));
  expect(await forgetNewRules(page)).toBeGreaterThan(0);
  expect(await layout()).toEqual(newer);
});
