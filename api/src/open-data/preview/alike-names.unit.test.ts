import { describe, expect, it } from '@jest/globals';
import { areAlike } from './alike-names.ts';

describe('names of one place', () => {
  it.each([
    ['ひまわり保育園', '下松市立ひまわり保育所'],
    ['ヒマワリ保育園', 'ひまわり　保育園'],
    ['社会福祉法人花岡会 花岡保育園', '花岡会花岡保育園'],
    ['幼保連携型認定こども園さくら', 'さくらこども園'],
    ['ＡＢＣナーサリー', 'abc保育園'],
    ['アイグラン保育園潮音', 'アイグラン保育園 潮音'],
  ])('are alike: %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
    expect(areAlike(other, one)).toBe(true);
  });

  it.each([
    ['ひまわり保育園', 'さくら保育園'],
    ['ひまわり保育園', 'ひまわり児童クラブ'],
    ['第一保育園', '第二保育園'],
    ['東保育園', '西保育園'],
  ])('are not alike: %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });
});
