import type { Page } from '@playwright/test';

/** Acts, and waits until the next document has loaded completely: a click alone returns before that. */
export async function toNextDocument(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}
