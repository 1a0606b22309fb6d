import { expect, test } from '@playwright/test';
import { findWebkit, howToGetWebkit } from '../../../scripts/test/webkit.ts';
import { atAGlance, brokenWordsOf } from '../browser/broken-words.ts';
import { narrow, openInWebkit, startWebkit, type Webkit } from '../browser/webkit.ts';
import { origin } from '../site/environment.ts';
import { addressOf, sitePages } from './pages.ts';

const programs = findWebkit();
// In CI a missing WebKit fails; elsewhere these are skipped, and this says why.
test.skip(!programs && !process.env.CI, howToGetWebkit);

/** Widths of iPhones, and of narrower phones. */
const widths = [440, 430, 402, 393, 375, 360];

let webkit: Webkit | undefined;

test.afterAll(() => webkit?.stop());

for (const sitePage of sitePages)
  test(`${sitePage.name} comes alive in WebKit, has every width of a phone, and breaks no word`, async ({
    request,
  }) => {
    if (!programs) throw new Error(howToGetWebkit);
    webkit ??= await startWebkit(programs);
    const { driver } = webkit;
    try {
      const address = await addressOf(sitePage, request);
      if (sitePage.isMembers) {
        const { cookies } = await request.storageState();
        // A cookie can be set for the page's site alone.
        await driver.get(`${origin}/favicon.svg`);
        for (const { name, value, path, httpOnly } of cookies)
          await driver.manage().addCookie({ name, value, path, httpOnly });
      }
      await openInWebkit(driver, origin + address);
      for (const width of widths) expect(await narrow(driver, width)).toBeLessThanOrEqual(width);
      expect(await driver.executeScript(brokenWordsOf, atAGlance)).toEqual([]);
    } catch (error) {
      // A page that has crashed takes the session with it.
      await webkit.stop();
      webkit = undefined;
      throw error;
    }
  });
