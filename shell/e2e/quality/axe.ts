import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Finds axe's violations on the current page, one entry for each element: the rule, the element, the remedy. */
export const violations = (page: Page): Promise<string[]> =>
  analysed(page, { type: 'tag', values: standards });

/** The same for the contrast of text alone: other colours change nothing else. */
export const lowContrast = (page: Page): Promise<string[]> =>
  analysed(page, { type: 'rule', values: ['color-contrast'] });

async function analysed(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Elements that break no rule need no selector, which takes most of the time on a long page.
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  // Sent once for a document: the browser takes as long to read it as to run it on a short page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run(document, chosen);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
    );
  }, options);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
