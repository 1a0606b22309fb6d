import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gramsDecide, gramsOf, gramsOfWord } from './grams.ts';

const near = fc.string({ unit: fc.constantFrom('さ', 'く', 'ら', '園', '\u{20BB7}'), maxLength: 12 });

const holds = (text: string, word: string): boolean => {
  const grams = new Set(gramsOf(text));
  return gramsOfWord(word).every((gram) => grams.has(gram));
};

describe('grams', () => {
  it('decide alone for words of one and two characters', () => {
    fc.assert(
      fc.property(near, near, (text, word) => {
        fc.pre(word !== '' && gramsDecide(word));
        expect(holds(text, word)).toBe(text.includes(word));
      }),
    );
  });

  it('never miss a text that has the word', () => {
    fc.assert(fc.property(near, near, near, (before, word, after) => holds(before + word + after, word)));
  });

  it('are integers of PostgreSQL', () => {
    expect(gramsOf('\uffff\uffff').every((gram) => gram >= -(2 ** 31) && gram < 2 ** 31)).toBe(true);
  });

  it('are each there once', () => {
    expect(gramsOf('ささささ')).toHaveLength(2);
  });
});
