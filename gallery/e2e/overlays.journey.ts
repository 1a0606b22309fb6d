import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { layoutShifts, recordLayoutShifts } from '../../shell/e2e/browser/layout-shift.ts';

for (const [what, button] of [
  ['dialog', '園に相談する'],
  ['drawer', '相談の内容を書く'],
] as const)
  test(`the title and the buttons of a ${what} stay above the fields that scroll below them @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/gallery/overlays');
    await page.getByRole('button', { name: button }).click();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toBeVisible();
    const height = await overlay.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(height).toBeGreaterThan(100);
    for (let top = 0; top <= height; top += 20)
      expect([top, await overlay.evaluate(coverings, top)]).toEqual([top, []]);
  });

test('a refused favourite says so in sight of its button, and nothing moves', async ({
  page,
  complaints,
}) => {
  complaints.allow(/The gallery keeps nothing/);
  await recordLayoutShifts(page);
  await open(page, '/gallery/actions');
  const loading = await layoutShifts(page);
  const reason = page.getByText('追加できませんでした。もう一度お試しください。', { exact: true });
  for (const name of [/徳山保育園/, '「保育士（担任）」のお気に入り']) {
    const favourite = page.getByRole('button', { name });
    await favourite.click();
    await expect(reason).toBeVisible();
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    expect(await inWindow(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(reason).toBeHidden();
  }
  expect(await layoutShifts(page)).toEqual(loading);
});

/** Finds elements that cover the head or the buttons of an overlay scrolled so far. Runs in the browser. */
function coverings(overlay: Element, top: number): string[] {
  overlay.scrollTop = top;
  const bars = [
    overlay.querySelector('h2')?.parentElement,
    [...overlay.querySelectorAll('button')].at(-1)?.parentElement,
  ];
  return bars.flatMap((bar) => {
    const { left, right, top: upper, bottom } = bar?.getBoundingClientRect() ?? new DOMRect();
    const middle = (upper + bottom) / 2;
    const across = Array.from({ length: 12 }, (_, at) => left + 8 + ((right - left - 16) * at) / 11);
    return across
      .map((x) => document.elementFromPoint(x, middle))
      .filter((found) => !bar?.contains(found))
      .map((found) => found?.outerHTML.slice(0, 100) ?? 'nothing');
  });
}

/** Whether the message is completely in the window, and above the content that it covers. */
const inWindow = (page: Page): Promise<boolean> =>
  page.getByText('追加できませんでした。もう一度お試しください。', { exact: true }).evaluate((reason) => {
    const { left, right, top, bottom } = reason.getBoundingClientRect();
    return (
      left >= 0 &&
      right <= document.documentElement.clientWidth &&
      reason.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    );
  });
