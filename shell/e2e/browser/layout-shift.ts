import type { Page } from '@playwright/test';

/** Starts to record layout shifts; call it before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: { value: number; what: string[] } = { value: 0, what: [] };
    Object.assign(window, { layoutShifts: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        record.value += entry.value;
        record.what.push(
          ...entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
            const moved = `${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
            return `${(node as Element | null)?.outerHTML?.slice(0, 80) ?? node?.textContent}: ${moved}`;
          }),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** The sum of all shifts so far, and the shifted elements; also shifts after user input, which the metric excludes. */
export const layoutShifts = (page: Page): Promise<{ value: number; what: string[] }> =>
  page.evaluate(
    () => (window as unknown as { layoutShifts: { value: number; what: string[] } }).layoutShifts,
  );
