import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page is idle: its deferred parts are loaded and hydrated, and it polls for new builds. Before that,
 * links and forms work by the browser alone.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(isIdle);
  await expect
    .poll(() => page.evaluate(dehydratedControls), { message: 'controls without scripts' })
    .toEqual([]);
  // A map loads after the page, and then searches. Its picture stays a picture until its first effect has run.
  await expect(page.locator('main :is([aria-busy="true"], [data-state="picture"])')).toHaveCount(0, {
    timeout: 40_000,
  });
}

/** Runs in the page. */
export const isIdle = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => /\/idle\.[0-9a-f]+\.mjs$/.test(name));

/** Runs in the page. Finds controls that React has not hydrated, by the property that React adds; nothing else shows it from outside. */
export function dehydratedControls(): string[] {
  return [...document.querySelectorAll('body :is(a, button, input, select, textarea, form)')]
    .filter((control) => !Object.keys(control).some((key) => key.startsWith('__reactProps$')))
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Loads a document and waits until it is idle. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilIdle(page);
}
