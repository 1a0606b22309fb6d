import { open } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { addressOf, galleryPages, sitePages } from './pages.ts';
import { controls, type TabStop, tabThrough } from './tab-stops.ts';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

const unseen = (stops: TabStop[]) =>
  stops.filter(({ isMarked, coveredBy }) => !isMarked || coveredBy.length > 0);

// On a phone the header stays in view; the components behave the same on both devices.
const asked = [
  ...sitePages.map((sitePage) => ({ sitePage, tag: ['@phone'] })),
  ...galleryPages.map((sitePage) => ({ sitePage, tag: [] })),
];

for (const { sitePage, tag } of asked)
  test(`Tab reaches all of ${sitePage.name} in its order, and one sees where`, { tag }, async ({
    page,
    isMobile,
  }) => {
    test.slow();
    await open(page, await addressOf(sitePage, page.request));
    const forth = await tabThrough(page, 'Tab');
    expect(forth.map(({ name }) => name)).toEqual(await controls(page));
    expect(unseen(forth)).toEqual([]);
    // Elements that scroll into view from above appear below the sticky header, which leaves least room on a phone.
    if (isMobile) expect(unseen(await tabThrough(page, 'Shift+Tab'))).toEqual([]);
  });
