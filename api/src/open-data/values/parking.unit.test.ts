import { describe, expect, it } from '@jest/globals';
import { hasParking } from './parking.ts';

describe('a note on parking', () => {
  it.each([
    '10台',
    '１０台',
    '約 1,000台',
    '有',
    '有り（5台）',
    'あり',
    '○',
    '〇',
    '駐車場あり',
    '駐車場：有',
    '駐車場5台、駐輪場10台',
    '駐輪場10台、駐車場5台',
    '駐輪場あり\n駐車場5台',
    '無料駐車場10台',
    '職員用0台、来客用3台',
  ])('%j is parking', (text) => {
    expect(hasParking(text)).toBe(true);
  });

  it.each([
    '',
    '0台',
    '0台（近隣に20台）',
    '無',
    'なし（駐輪場10台）',
    '無（近隣にコインパーキング20台）',
    '駐車場なし（近隣に20台）',
    '駐車場は無し。コインパーキング20台',
    '駐車場はありません',
    'ありません',
    '× 近隣に20台',
    '駐輪場10台',
    '駐輪場（10台）',
    '自転車 10台',
    '自転車駐車場10台',
    '10台（自転車）',
    '10台分の駐輪場',
    '要相談',
  ])('%j is none', (text) => {
    expect(hasParking(text)).toBe(false);
  });
});
