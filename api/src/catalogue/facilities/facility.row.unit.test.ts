import { describe, expect, it } from '@jest/globals';
import { sampleRecord } from '../../testing/sample-record.ts';
import { contentHash, facilityRow, searchRow } from './facility.row.ts';

describe('the content hash', () => {
  it('distinguishes records that differ in any fact', () => {
    const base = contentHash(sampleRecord('1'));
    expect(contentHash(sampleRecord('1', { capacity: 0 }))).not.toBe(base);
    expect(
      contentHash(sampleRecord('1', { stations: [{ name: '東京', line: null, walk_minutes: null }] })),
    ).not.toBe(base);
    expect(contentHash(sampleRecord('1', { remarks: null }))).toBe(base);
  });
});

describe('how visits are taken, where the publisher says nothing', () => {
  const taken = (facts: Parameters<typeof sampleRecord>[1]) =>
    facilityRow(sampleRecord('1', facts), '', '2026-05-01').tour_acceptance;

  it('is by phone where there is one, by message where there is none', () => {
    expect(taken({ phones: ['0833-43-1234'] })).toBe('phone');
    expect(taken({ phones: [] })).toBe('message');
    expect(taken({})).toBe('message');
    expect(taken({ phones: [], tour_acceptance: 'none' })).toBe('none');
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

  it.each([
    [{ name: '発寒', facility_type: 15 }, ['発寒幼稚園']],
    [{ name: '発寒', facility_type: 2, facility_type_text: '認定こども園（幼稚園）' }, ['発寒幼稚園']],
    [{ name: '発寒幼稚園', facility_type: 15 }, []],
    [{ name: '発寒', facility_type: 1 }, []],
  ] as const)('hold the whole name of a kindergarten whose list leaves the word out: %j', (known, more) => {
    const { search_text } = searchRow(sampleRecord('1', known));
    expect(search_text.split('\n').slice(3)).toEqual(more);
  });
});
