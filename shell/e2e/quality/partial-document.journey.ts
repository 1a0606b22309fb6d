import { expect, test } from '../browser/journey.ts';
import { shiftsWhileParsed } from '../browser/partial-document.ts';
import { addressOf, sitePages } from './pages.ts';

test.describe.configure({ mode: 'parallel' });

for (const sitePage of sitePages)
  test(`nothing moves on ${sitePage.name} while its HTML comes in @phone`, async ({ page }) => {
    expect(await shiftsWhileParsed(page, await addressOf(sitePage, page.request))).toEqual([]);
  });
