import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { phrasesOf, wordsOf } from './line-breaks.ts';

describe('phrases of a Japanese text', () => {
  it('are its words', () => {
    expect(phrasesOf(wordsOf('保育園の見学'))).toEqual(['保育園', 'の', '見学']);
  });

  it('begin with no closing sign and end with no opening one', () => {
    const text = fc
      .array(fc.constantFrom('見学', '「', '」', '、', 'の', 'ー', 'っ'))
      .map((of) => of.join(''));
    fc.assert(
      fc.property(text, (of) => {
        for (const phrase of phrasesOf(wordsOf(of)).slice(1)) expect(phrase).not.toMatch(/^[」、ーっ]/);
        for (const phrase of phrasesOf(wordsOf(of)).slice(0, -1)) expect(phrase).not.toMatch(/「$/);
      }),
    );
  });

  it('are as long as a rule of the caller says', () => {
    expect(phrasesOf(wordsOf('保育園の見学を予約'), (_, word) => /^[ぁ-ん]/.test(word))).toEqual([
      '保育園の',
      '見学を',
      '予約',
    ]);
  });

  it('lose nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => phrasesOf(wordsOf(text)).join('') === text),
    );
  });
});
