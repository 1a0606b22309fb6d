import { describe, expect, it } from '@jest/globals';
import { joinedHeader } from './joined-header.ts';

describe('a header of several rows', () => {
  const upper = ['名称', '住所', '平日', '', '土曜', '', '電話'];
  const lower = ['', '', '開始', '終了', '開始', '終了', ''];

  it('names a column by the merged cell above it and its own', () => {
    expect(joinedHeader([['令和6年度'], upper, lower], 2)).toEqual([
      '名称',
      '住所',
      '平日_開始',
      '平日_終了',
      '土曜_開始',
      '土曜_終了',
      '電話',
    ]);
  });

  it('of one row is that row', () => {
    expect(joinedHeader([upper, lower], 1)).toEqual(lower);
  });

  it('of three rows joins all of them', () => {
    expect(
      joinedHeader(
        [
          ['時間', ''],
          ['平日', ''],
          ['開始', '終了'],
        ],
        3,
      ),
    ).toEqual(['時間_平日_開始', '時間_平日_終了']);
  });
});
