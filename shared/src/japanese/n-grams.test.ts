import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eachNGram, nGramsOfWord } from './n-grams.ts';

const near = fc.string({ unit: fc.constantFrom('さ', 'く', 'ら', '園', '\u{20BB7}'), maxLength: 12 });

const nGramsOf = (text: string): Set<number> => {
  const nGrams = new Set<number>();
  eachNGram(text, (nGram) => nGrams.add(nGram));
  return nGrams;
};
const holds = (text: string, word: string): boolean => {
  const nGrams = nGramsOf(text);
  return nGramsOfWord(word).every((nGram) => nGrams.has(nGram));
};

describe('nGrams', () => {
  it('decide alone for words of one and two characters', () => {
    fc.assert(
      fc.property(near, near, (text, word) => {
        fc.pre(word !== '' && word.length <= 2);
        expect(holds(text, word)).toBe(text.includes(word));
      }),
    );
  });

  it('never miss a text that has the word', () => {
    fc.assert(fc.property(near, near, near, (before, word, after) => holds(before + word + after, word)));
  });

  it('are none of an empty word', () => {
    expect(nGramsOfWord('')).toEqual([]);
  });
});
