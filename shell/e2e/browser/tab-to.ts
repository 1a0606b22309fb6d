import type { Locator, Page } from '@playwright/test';
import { hasFocusMark } from './focus-mark.ts';
import { expect } from './journey.ts';

const maximumSteps = 60;

/** Presses Tab until the target has the focus, which must then be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < maximumSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(hasFocusMark), `the focus is seen on ${target}`).toBe(true);
      return;
    }
  }
  throw new Error(`Not reached within ${maximumSteps} steps: ${target}`);
}
