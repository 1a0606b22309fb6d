import type { Page } from '@playwright/test';

/**
 * Finds elements that extend beyond the right edge of the window. The first entry says how far the document scrolls
 * sideways.
 * @returns nothing if the page fits
 */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // The content of a box with its own scrolling does not make the page scroll.
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

/** Finds text that its box cuts off, except text with an intended ellipsis and text for screen readers only. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cuts = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      const isTooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const isForReaders = element.clientWidth <= 1 || clipPath !== 'none';
      return (isTooWide || isTooHigh) && textOverflow !== 'ellipsis' && !isForReaders;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => cuts(element) && element.textContent.trim() !== '')
      .map((element) => element.outerHTML.slice(0, 100));
  });
