import type { Page } from '@playwright/test';

/** Starts to record layout shifts; call it before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: LayoutShifts = { value: 0, unasked: 0, what: [] };
    Object.assign(window, { layoutShifts: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        record.value += entry.value;
        if (!entry.hadRecentInput) record.unasked += entry.value;
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

export interface LayoutShifts {
  /** The sum of all shifts so far, also of those after user input. */
  value: number;
  /** Without those soon after user input: the metric. */
  unasked: number;
  /** What shifted, and from where to where. */
  what: string[];
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

export const layoutShifts = (page: Page): Promise<LayoutShifts> =>
  page.evaluate(() => (window as unknown as { layoutShifts: LayoutShifts }).layoutShifts);
