import type { Browser } from '@playwright/test';
import { asNewVisitor } from './new-visitor.ts';

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { largestPaintMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largestPaintMs = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page. An observer is notified some time after a paint: the page may have loaded before. */
const hasPainted = (): boolean =>
  (window as unknown as { seen: { largestPaintMs: number } }).seen.largestPaintMs > 0;

/** When the largest part of the page was painted, in ms since the request. */
export const largestPaint = (browser: Browser, address: string): Promise<number> =>
  asNewVisitor(browser, address, observe, async ({ page }) => {
    await page.waitForFunction(hasPainted);
    return page.evaluate(
      () => (window as unknown as { seen: { largestPaintMs: number } }).seen.largestPaintMs,
    );
  });
