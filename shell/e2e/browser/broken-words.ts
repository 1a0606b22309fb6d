import type { Page } from '@playwright/test';

/** Visitors read these at a glance: headings, names of fields and facts, buttons and links. */
export const atAGlance = 'h1,h2,h3,h4,th,dt,label,legend,button,summary,nav a';

/**
 * Words of the site's own short texts that begin in one line and end in the next. A line may break after a particle, and
 * where kanji follow hiragana: words such as 問い合わせ have two parts.
 */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(brokenWordsOf, atAGlance);

/** Runs in the page, and refers to nothing outside of it. @param selector of the elements */
export function brokenWordsOf(selector: string): string[] {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
  const range = document.createRange();
  const topOf = (text: Node, at: number): number => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  };
  const isBroken = (text: Node, word: string, index: number): boolean =>
    Array.from(word.slice(1)).some((letter, at) => {
      const before = word[at] ?? '';
      const isBetweenParts =
        /[にをはがとでも]/.test(before) || (/\p{sc=Hira}/u.test(before) && /\p{sc=Han}/u.test(letter));
      return !isBetweenParts && topOf(text, index + at + 1) - topOf(text, index + at) > 4;
    });
  const broken = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    // Titles in cards are what facilities and members wrote.
    if (
      element.closest('article') ||
      element.clientWidth === 1 ||
      element.getBoundingClientRect().right <= 0 ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { segment, index, isWordLike } of segmenter.segment(text.textContent ?? ''))
        if (isWordLike && isBroken(text, segment, index))
          broken.add(`${segment} in “${(element.textContent ?? '').trim().slice(0, 60)}”`);
    }
  }
  return [...broken];
}
