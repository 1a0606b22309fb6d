import type { Page } from '@playwright/test';

/**
 * What sticks out to the right of the window. The first entry is how far the whole document scrolls sideways.
 * @returns nothing where the page fits
 */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 100));
    return [`${scrollWidth - clientWidth} px`, ...culprits.slice(0, 5)];
  });
