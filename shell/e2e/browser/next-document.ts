import type { Page } from '@playwright/test';

/** Waits, after something that leads to another document, until that one is there to its end: a click returns before. */
export async function toNextDocument(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}
