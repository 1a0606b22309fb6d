import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [5, 62, [1, 'gap', 4, 5, 6, 'gap', 62]],
    [62, 62, [1, 'gap', 61, 62]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('of page %d of %d', (current, last, items) => {
    expect(pageWindow(current, last)).toEqual(items);
  });

  it('holds first, current and last in order, with gaps only where two or more are left out', () => {
    const pages = fc
      .integer({ min: 1, max: 10_000 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(pages, ([current, last]) => {
        const items = pageWindow(current, last);
        expect(items.length).toBeLessThanOrEqual(7);
        expect(items).toEqual(expect.arrayContaining([1, current, last]));
        const numbers = items.filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        for (const [at, item] of items.entries())
          if (item === 'gap') expect(Number(items[at + 1]) - Number(items[at - 1])).toBeGreaterThan(2);
      }),
    );
  });
});
