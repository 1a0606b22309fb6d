import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fields } from '../layout/columns.ts';
import { headerScore } from './header-words.ts';
import { certaintyOf, matchColumns, type SampledColumn, sure } from './score.ts';
import { csv, table, usual } from './testing/made-up-layouts.ts';

const column = (header: string, ...cells: string[]): SampledColumn => ({ header, cells });
const columnsOf = (rows: string[][]): SampledColumn[] =>
  (rows[0] ?? []).map((header, at) => column(header, ...rows.slice(1).map((cells) => cells[at] ?? '')));

const known = columnsOf(
  table({
    施設名: usual.name,
    種別: usual.kind,
    住所: usual.address,
    電話: usual.phone,
    定員: usual.capacity,
    緯度: (one) => String(one.latitude),
    経度: (one) => String(one.longitude),
    園長: () => '高松　花子',
    備考: () => '',
  }),
);

describe('how sure a column holds a field', () => {
  it.each([
    ['電話番号', 'phones', '087-800-0001', '0878000002'],
    ['開設年月日', 'approved_on', 'S47.4.1', 'H29.1.6'],
    ['土曜_開始', 'saturday_opens_at', '7:30', '8:00'],
    ['土曜日閉所時間', 'saturday_closes_at', '17:00', '18:00'],
    ['保育短時間（開始）', 'short_opens_at', '8:30', '9:00'],
    ['公私の別', 'ownership', '公立', '私立'],
    ['利用定員(人)', 'capacity', '90', '約50名'],
  ] as const)('is sure by words and cells that agree: %s is %s', (header, field, ...cells) => {
    expect(certaintyOf(field, column(header, ...cells))).toBeGreaterThanOrEqual(sure);
  });

  it.each([
    ['施設名', 'name', '12', '13', '14'],
    ['電話番号', 'phones', '有', '無', '有'],
    ['緯度', 'latitude', '134.1', '134.2', '134.3'],
    ['定員', 'capacity', '別紙のとおり', '別紙のとおり', '応相談'],
  ] as const)('is a question where the cells contradict the words: %s', (header, field, ...cells) => {
    expect(certaintyOf(field, column(header, ...cells))).toBeLessThan(sure);
  });

  it.each([
    ['列1', 'latitude', '34.34739', '34.34588', '34.31221'],
    ['列2', 'postal_code', '760-0011', '〒760-0012', '7600013'],
    ['列3', 'url', 'https://a.example.jp/', 'http://b.example.jp', 'https://c.example.jp/'],
    ['列4', 'open_days', '月火水木金土', '月～金', '月;火;水;木;金'],
  ] as const)('is sure by cells alone that look like nothing else: %s as %s', (header, field, ...cells) => {
    expect(certaintyOf(field, column(header, ...cells))).toBeGreaterThanOrEqual(sure);
  });

  it('is a question where the words say nothing and the cells look like names', () => {
    const [match] = matchColumns([column('列1', 'ひまわり保育園', 'さくらこども園', 'つくしルーム')]);
    expect(match).toMatchObject({ field: 'name' });
    expect(match?.certainty).toBeLessThan(sure);
  });

  it('does not take the names of nurseries for their kinds', () => {
    const names = Array.from({ length: 20 }, (_, at) => `第${at}保育園`);
    expect(certaintyOf('facility_type', column('列1', ...names))).toBe(0);
  });

  it.each([
    '法人名',
    '設置者',
    '園長名',
    '定員_0歳',
    '延長保育料金',
    '電話受付時間',
    '開所日',
    '所在地_緯度',
  ])('does not take %s for the name, the capacity or the hours of the facility', (header) => {
    for (const field of ['name', 'capacity', 'opens_at', 'address'] as const)
      expect(headerScore(header, field)).toBe(0);
  });

  it('asks where two columns fit one field alike', () => {
    const matches = matchColumns([column('入所定員', '90', '60'), column('総定員', '95', '66')]);
    expect(matches.find(({ field }) => field === 'capacity')?.certainty).toBeLessThan(sure);
  });
});

describe('the match of columns and fields', () => {
  it('does not depend on the order of the columns, and is the same every time', () => {
    const straight = matchColumns(known);
    expect(straight.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        'name',
        'facility_type',
        'address',
        'phones',
        'capacity',
        'latitude',
        'longitude',
      ]),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(known, { minLength: known.length }), (shuffled) => {
        expect(matchColumns(shuffled)).toEqual(straight);
        expect(matchColumns(shuffled)).toEqual(matchColumns(shuffled));
      }),
    );
  });

  it('gives every field and every column once, with a certainty from 0 to 1, whatever they hold', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('名称', '住所', '電話', '7:00', '34.1234', '有', '月火', csv([['a']])),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ header: text, cells: fc.array(text, { maxLength: 5 }) }), {
          selector: ({ header }) => header,
          maxLength: 8,
        }),
        (columns) => {
          const matches = matchColumns(columns);
          expect(new Set(matches.map(({ field }) => field)).size).toBe(matches.length);
          expect(new Set(matches.map(({ header }) => header)).size).toBe(matches.length);
          for (const { field, certainty } of matches) {
            expect(fields).toContain(field);
            expect(certainty).toBeGreaterThan(0);
            expect(certainty).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});
