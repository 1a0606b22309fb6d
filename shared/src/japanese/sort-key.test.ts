import { describe, expect, it } from '@jest/globals';
import { sortKey } from './sort-key.ts';

const byKey = (one: string, other: string) => (sortKey(one) < sortKey(other) ? -1 : 1);

describe('五十音順', () => {
  it('minds voice marks last', () => {
    const inOrder = [
      'アイ',
      'あいじ',
      'ダイニ',
      'タカサキ',
      'ハナ',
      'バナナ',
      'ハナノキ',
      'ぱんだ',
      'ん',
      '高崎',
    ];
    expect([...inOrder].reverse().sort(byKey)).toEqual(inOrder);
    expect(['ガク', 'カク'].sort(byKey)).toEqual(['カク', 'ガク']);
  });
});
