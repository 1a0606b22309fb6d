import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameParts } from './name-parts.ts';

const split = (name: string): string => nameParts(name).join('|');

describe('parts of a proper name, between which a line may break (issue 22)', () => {
  it.each([
    '阿倍野|そよかぜ|幼稚園',
    '稲荷町|こもれび|保育園',
    '下松市立|潮音|保育園',
    '横浜市|馬場|保育園',
    '認定こども園|あさがお|こども園',
    'すくすく|ハウス|大倉山',
    'ポピンズ|ナーサリー|スクール|片倉町駅前',
    '社会福祉法人|愛育会',
    '学校法人|大藤学園大藤|子ども園',
    '四日市|中央|保育園',
  ])('are its known words and its scripts: %s', (parts) => {
    expect(split(parts.replaceAll('|', ''))).toBe(parts);
  });

  it.each([
    '光が丘|保育園',
    '虹ノ丘|保育園',
    '三ヶ島|保育園',
    'つつじヶ丘|保育園',
    'みどりの森|保育園',
    '太陽の子　|日吉|保育園',
  ])('keep a kana that joins words: %s', (parts) => {
    expect(split(parts.replaceAll('|', ''))).toBe(parts);
  });

  it.each([
    'しんよしだ|こども園|（保育所|部分）',
    'スターチャイルド|≪洋光台|ナーサリー≫',
    'ピッコロ・|グランデ|新横浜',
    '東戸塚|かもめ|第３|保育園',
    'Maple |Nursery |横浜',
    'おおきくなぁ～れ',
  ])('keep signs and numbers with their word: %s', (parts) => {
    expect(split(parts.replaceAll('|', ''))).toBe(parts);
  });

  const anyName = fc
    .array(
      fc.constantFrom(
        '保育園',
        '花',
        '花岡',
        'ひかり',
        'キッズ',
        '（',
        '）',
        '・',
        ' ',
        'の',
        '第',
        '2',
        'ー',
        'A',
        '～',
        '𠮷',
      ),
    )
    .map((of) => of.join(''));

  it('are the name when joined', () => {
    fc.assert(fc.property(anyName, (name) => nameParts(name).join('') === name));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameParts(name).join('') === name));
  });

  it('begin with no closing sign and end with no opening one', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const parts = nameParts(name);
        for (const part of parts.slice(1)) expect(part).not.toMatch(/^[）・ー～\s]/);
        for (const part of parts.slice(0, -1)) expect(part).not.toMatch(/（$/);
      }),
    );
  });
});
