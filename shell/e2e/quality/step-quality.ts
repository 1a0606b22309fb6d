import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { layoutShifts } from '../browser/layout-shift.ts';
import { cutOff, stickingOut } from '../browser/overflow.ts';
import { violations } from './axe.ts';

/** Nothing moves once the step is shown. */
export async function expectStill(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  // The focus scrolls to what is new, and marks it, in the next frames.
  await page.waitForTimeout(300);
  const { value } = await layoutShifts(page);
  await page.waitForTimeout(1_500);
  const after = await layoutShifts(page);
  expect.soft((after.value - value).toFixed(3), after.what.join('\n')).toBe('0.000');
}

/** No rule of axe broken, and no text lost at 320 px, also with letters twice as large. */
export async function expectSound(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const scale of [1, 2]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
    await page.setViewportSize({ width: 320, height: 740 });
    expect.soft([scale, await stickingOut(page), await cutOff(page)]).toEqual([scale, [], []]);
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await violations(page)).toEqual([]);
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Writes the server's HTML of each step of a flow to a file. */
export function documentFiles(page: Page, testInfo: TestInfo) {
  const files: string[] = [];
  const after = async (step: string, act: () => Promise<unknown>): Promise<void> => {
    const document = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && !isRedirect(response.status()),
    );
    await act();
    const file = testInfo.outputPath(`${step}.html`);
    await writeFile(file, await (await document).text());
    files.push(file);
  };
  return { files, after };
}
