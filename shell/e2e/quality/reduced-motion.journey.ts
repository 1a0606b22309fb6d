import { open } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { addressOf, galleryPages, sitePages } from './pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

/** Runs in the browser. What moves for longer than a glance, or would if its state changed. */
function moving(): string[] {
  const longest = 10;
  const milliseconds = (list: string) =>
    Math.max(
      ...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
    );
  const running = document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > longest)
    .map(({ effect }) => (effect as KeyframeEffect).target as Element);
  const ready = [...document.querySelectorAll('body, body *')].filter((element) =>
    [null, '::before', '::after', '::backdrop'].some((part) => {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
        element,
        part,
      );
      return (
        milliseconds(transitionDuration) > longest ||
        (animationName !== 'none' && milliseconds(animationDuration) > longest) ||
        scrollBehavior === 'smooth'
      );
    }),
  );
  return [...new Set([...running, ...ready])].map((element) => element.outerHTML.slice(0, 120));
}

for (const sitePage of [...sitePages, ...galleryPages])
  test(`nothing moves on ${sitePage.name} for those who want less motion`, async ({ page }) => {
    await open(page, await addressOf(sitePage, page.request));
    expect(await page.evaluate(moving)).toEqual([]);
  });

test('a drawer is there at once for those who want less motion', async ({ page }) => {
  await open(page, '/gallery/overlays');
  await page.getByRole('button', { name: '条件をしぼる' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
});
