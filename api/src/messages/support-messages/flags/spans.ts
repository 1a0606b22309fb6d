/** Part of a text, in UTF-16 units, the end excluded. */
export type Span = readonly [start: number, end: number];

/** @param pattern with the flag `g` */
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => [index, index + match.length]);

/** Whether two spans share a character. */
export const overlap = ([a, b]: Span, [c, d]: Span): boolean => a < d && c < b;
