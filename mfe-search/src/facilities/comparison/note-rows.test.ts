import { sampleFacilityDetail } from '@enerabi/shared/testing';
import { expect, it } from '@jest/globals';
import { noteGroups } from './note-rows.ts';

const facilities = ['hanaoka', 'himawari'].map((path_name) => sampleFacilityDetail({ path_name }));

it('are the questions and words that any facility has, in the order of the columns', () => {
  const notes = { himawari: { marks: { meals: 'fair' }, text: '静かな園' } } as const;
  expect(noteGroups(facilities, notes)).toEqual([
    {
      name: '見学メモ',
      rows: [
        { name: '食事・アレルギーへの対応', cells: [{ text: null }, { text: '△ ふつう' }] },
        { name: '自由メモ', cells: [{ text: null }, { text: '静かな園' }] },
      ],
    },
  ]);
});

it('are none without notes on these facilities, or before they are known', () => {
  expect(noteGroups(facilities, undefined)).toEqual([]);
  expect(noteGroups(facilities, { other: { marks: {}, text: 'x' } })).toEqual([]);
});
