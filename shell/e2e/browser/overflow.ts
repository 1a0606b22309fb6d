import type { Page } from '@playwright/test';

/**
 * What sticks out to the right of the window. The first entry is how far the whole document scrolls sideways.
 * @returns nothing where the page fits
 */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // What sticks out of a box that scrolls on its own is not what makes the page scroll.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    const rightOf = (element: Element): number => {
      const content = document.createRange();
      content.selectNodeContents(element);
      return Math.max(element.getBoundingClientRect().right, content.getBoundingClientRect().right);
    };
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => rightOf(element) > clientWidth + 0.5)
      .filter((element) => !isClipped(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 100));
    return [`${scrollWidth - clientWidth} px`, ...culprits.slice(-5)];
  });
