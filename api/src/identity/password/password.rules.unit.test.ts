import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { commonPasswords } from './common-passwords.ts';
import { isCommonPassword } from './password.rules.ts';

const common = await commonPasswords();
const known = { mailaddress: 'hanako.yamada@example.jp', siteName: 'えんえらびサイト' };
const isRefused = (password: string) => isCommonPassword(password, known, common);

describe('a password that attackers try first', () => {
  it.each([
    ['used by many people', 'trustno1'],
    ['the same in capitals', 'TrustNo1'],
    ['the same in full width', 'ｔｒｕｓｔｎｏ１'],
    ['one character', 'zzzzzzzz'],
    ['one character that is not Latin', 'ああああああああ'],
    ['a pattern', 'hoge8hoge8hoge8'],
    ['a pattern that breaks off', 'nyanyanyan'],
    ['a word twice', 'sakurasakura'],
    ['digits in a row', '12345678'],
    ['digits round the corner', '7890123456789012'],
    ['digits backwards', '0987654321'],
    ['letters in a row', 'abcdefgh'],
    ['letters backwards', 'hgfedcba'],
    ['keys in a row', 'qwertyui'],
    ['keys of two rows', 'uiopasdf'],
    ['kana in a row', 'かきくけこさしす'],
    ['いろは', 'いろはにほへとちり'],
    ['the mail address', 'Hanako.Yamada@example.jp'],
    ['its local part', 'hanako.yamada'],
    ['the name of the site', 'えんえらびサイト'],
    ['what is common, between spaces', ' trustno1 '],
  ])('is refused: %s', (_, password) => {
    expect(isRefused(password)).toBe(true);
  });

  it.each([
    ['words with spaces', 'ひまわり の 種をまく'],
    ['eight letters', 'kvtzgwmr'],
    ['only digits', '83501746'],
    ['first and last the same', 'x7kq2mpx'],
    ['a sequence with something else', 'abcdefgh のうた'],
    ['more than the local part', 'hanako.yamada と 3 匹'],
    ['other scripts', 'Тёплый дом 🏠'],
  ])('others are not: %s', (_, password) => {
    expect(isRefused(password)).toBe(false);
  });
});

describe('by rule', () => {
  it('whatever is short stays refused, however often it is repeated', () => {
    const sign = fc.constantFrom(...'aZ1-あ園🏠');
    const piece = fc.string({ minLength: 1, maxLength: 7, unit: sign });
    fc.assert(
      fc.property(piece, fc.integer({ min: 2, max: 9 }), (text, times) => {
        expect(isRefused(text.repeat(times))).toBe(true);
      }),
    );
  });

  it('nothing random of twelve letters is refused', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'acegikmoqsuwy'), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(letters, (signs) => {
        expect(isRefused(signs.join(''))).toBe(false);
      }),
    );
  });
});
