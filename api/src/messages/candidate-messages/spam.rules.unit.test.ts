import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isHeld, spamSigns } from './spam.rules.ts';

const person = { last_name: '花岡', first_name: '花子', school_name: '', department_name: '' };
const signs = (content: string, facts?: { trap: string; seconds: number }, candidate = person) =>
  spamSigns({ content, candidate }, facts);

describe('a message that looks like spam', () => {
  it.each([
    ['a filled trap', signs('空きはありますか。', { trap: 'x', seconds: 60 })],
    ['a link in markup', signs('<a href="https://a.example">園</a>')],
    ['a link in a name', signs('園', undefined, { ...person, last_name: 'www.example.com' })],
    [
      'many links in no time',
      signs('見て https://a.jp https://b.jp https://c.jp https://d.jp', { trap: '', seconds: 1 }),
    ],
    ['a foreign text in no time', signs('Buy now', { trap: '', seconds: 0 })],
  ])('is held: %s', (_, found) => {
    expect(isHeld(found)).toBe(true);
  });

  it.each([
    ['a question', signs('空きはありますか。', { trap: '', seconds: 60 })],
    ['one that was sent quickly', signs('空きはありますか。', { trap: '', seconds: 1 })],
    ['a portfolio', signs('作品 https://a.jp と https://b.jp をご覧ください。', { trap: '', seconds: 60 })],
    ['another language', signs('Do you have a place for my son?', { trap: '', seconds: 60 })],
    ['a call of the API', signs('空きはありますか。')],
  ])('is not held: %s', (_, found) => {
    expect(isHeld(found)).toBe(false);
  });

  it('does not become less so by another sign', () => {
    const facts = fc.record({ trap: fc.constantFrom('', 'x'), seconds: fc.nat(10) });
    fc.assert(
      fc.property(fc.string(), facts, (content, known) => {
        const filled = { ...known, trap: 'x' };
        expect(isHeld(signs(content, filled))).toBe(true);
        if (isHeld(signs(content))) expect(isHeld(signs(content, known))).toBe(true);
      }),
    );
  });
});
