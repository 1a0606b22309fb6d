import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('あ', 'い', 'う', '𠮷'), maxLength: 8 });

describe('slips of typing', () => {
  it.each([
    ['さんげんじやや', 'さんげんぢやや', 1],
    ['さんげぢやや', 'さんげんぢやや', 1],
    ['せたやがく', 'せたがやく', 1],
    ['渋谷', '渋谷', 0],
    ['しぶや', 'めぐろ', 3],
    ['', 'あい', 2],
  ])('between %s and %s are %i', (one, other, slips) => {
    expect(editDistance(one, other, 3)).toBe(slips);
  });

  it('are the same both ways, none of a word itself, and beyond the limit one more than it', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
        expect(editDistance(one, one, 9)).toBe(0);
        const slips = editDistance(one, other, 9);
        expect(editDistance(one, other, 2)).toBe(slips > 2 ? 3 : slips);
      }),
    );
  });
});
