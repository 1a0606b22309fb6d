import { describe, expect, it } from '@jest/globals';
import { placeNames } from './place-names.ts';

describe('the prefectures of an operator', () => {
  it.each([
    [[], ''],
    [['130001'], '東京都'],
    [['130001', '140007', '270008'], '東京都・神奈川県・大阪府'],
    [['010006', '130001', '140007', '270008', '470007'], '北海道・東京都・神奈川県ほか2都道府県'],
    [['990000'], ''],
  ])('%j are named %j', (codes, text) => {
    expect(placeNames(codes)).toBe(text);
  });
});
