import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Finds axe's violations on the current page, one entry for each element: the rule, the element, the remedy. */
export const violations = (page: Page): Promise<string[]> => analysed(page, (axe) => axe.withTags(standards));

/** The same for the contrast of text alone: other colours change nothing else. */
export const lowContrast = (page: Page): Promise<string[]> =>
  analysed(page, (axe) => axe.withRules('color-contrast'));

async function analysed(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Elements that break no rule need no selector, which takes most of the time on a long page.
  const quick = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // The default mode opens a tab for each analysis, for frames of other origins; we have none.
  const { violations } = await choose(quick).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  );
}
