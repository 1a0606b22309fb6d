import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleRecord } from '../testing/sample-record.ts';
import { contentHash, facilityRow, pathNameOf, searchRow } from './facility.row.ts';

describe('path names made from import keys', () => {
  it('are readable where the key is', () => {
    expect(pathNameOf(sampleRecord('KD0000500001'))).toBe('131016-kd0000500001');
  });

  it('have the contract form and differ where keys differ', () => {
    const id = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a1', 'A1', 'Ａ1', '1', '０1'));
    fc.assert(
      fc.property(id, id, (one, other) => {
        const [first, second] = [pathNameOf(sampleRecord(one)), pathNameOf(sampleRecord(other))];
        expect(first).toMatch(/^[a-z0-9][a-z0-9_-]{0,119}$/);
        expect(first === second).toBe(one === other);
      }),
    );
  });
});

describe('the content hash', () => {
  it('tells records apart that differ in any fact', () => {
    const base = contentHash(sampleRecord('1'));
    expect(contentHash(sampleRecord('1', { capacity: 0 }))).not.toBe(base);
    expect(
      contentHash(sampleRecord('1', { stations: [{ name: '東京', line: null, walk_minutes: null }] })),
    ).not.toBe(base);
    expect(contentHash(sampleRecord('1', { remarks: null }))).toBe(base);
  });
});

describe('the search columns', () => {
  it('hold name, reading, place, stations and operator in search form', () => {
    const record = sampleRecord('1', {
      name: 'ヒマワリ保育園',
      name_kana: 'ヒマワリホイクエン',
      building: '髙橋ビル2F',
      stations: [{ name: '桜ヶ丘', line: null, walk_minutes: null }],
      corporation: { name: '㈱ひまわり' },
    });
    const row = searchRow(record);
    expect(facilityRow(record, '', '2026-05-01').sort_kana).toBe('ひまわりほいくえん ひまわりほいくえん');
    expect(row.search_name.split('\n')).toEqual(['ひまわり保育園', 'ひまわりほいくえん']);
    expect(row.search_text.split('\n').slice(2)).toEqual([
      '千代田区',
      '東京都千代田区丸の内11',
      '高橋びる2f',
      '桜け丘',
      '株ひまわり',
    ]);
  });
});
