import type { Browser } from '@playwright/test';
import { asNewVisitor } from './new-visitor.ts';

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { largestPaintMs: Number.NaN };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largestPaintMs = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** When the largest part of the page was painted, in ms since it was asked for. */
export const largestPaint = (browser: Browser, address: string): Promise<number> =>
  asNewVisitor(browser, address, observe, ({ page }) =>
    page.evaluate(() => (window as unknown as { seen: { largestPaintMs: number } }).seen.largestPaintMs),
  );
