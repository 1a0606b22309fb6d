import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isKatakana, readingOf, toHiragana, toKatakana } from './kana.ts';
import { toFullWidthKana, toHalfWidth } from './width.ts';

const kana = fc.string({
  unit: fc.integer({ min: 0x3041, max: 0x3096 }).map((code) => String.fromCharCode(code)),
});

describe('kana', () => {
  it('go to katakana and back', () => {
    fc.assert(fc.property(kana, (text) => expect(toHiragana(toKatakana(text))).toBe(text)));
    expect(toKatakana('ひまわりほいくえん')).toBe('ヒマワリホイクエン');
    expect(toHiragana('ルンビニー第二')).toBe('るんびにー第二');
  });

  it('are distinguished', () => {
    expect(isKatakana('セイボ・マリア ホイクエン')).toBe(true);
    expect(isKatakana('せいぼ')).toBe(false);
    expect(isKatakana('・ー')).toBe(false);
  });

  it('are stored as full-width katakana, whatever was typed (R5.3, domain section 6)', () => {
    expect(readingOf('やまだ')).toBe('ヤマダ');
    expect(readingOf(' ﾔﾏﾀﾞ ')).toBe('ヤマダ');
    expect(readingOf('みすゞ')).toBe('ミスズ');
    expect(readingOf('ミスヾ')).toBe('ミスズ');
    expect(readingOf('さゝき')).toBe('ササキ');
    expect(readingOf('あゞ')).toBeUndefined();
    expect(readingOf('山田')).toBeUndefined();
    expect(readingOf('')).toBeUndefined();
  });
});

describe('width', () => {
  it('of digits, letters and signs becomes half', () => {
    expect(toHalfWidth('０８３３－４１（内）　Ａ')).toBe('0833-41(内) A');
    expect(toHalfWidth('ｶﾅ㈱①')).toBe('ｶﾅ㈱①');
  });

  it('of kana becomes full, voice marks joined', () => {
    expect(toFullWidthKana('ﾊﾞﾝﾋﾞ保育園1-2')).toBe('バンビ保育園1-2');
    expect(toFullWidthKana('㈱ｺﾄﾞﾓ')).toBe('㈱コドモ');
  });
});
