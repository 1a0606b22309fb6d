import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { classColumn, measureOfTitle } from './vacancy-columns.ts';
import { dayInFileName, dayInTitle, readDayOrMonth } from './vacancy-date.ts';
import { readFigure } from './vacancy-figure.ts';

describe('a figure', () => {
  it.each([
    ['0', { kind: 'count', count: 0 }],
    ['１２', { kind: 'count', count: 12 }],
    [' 3人', { kind: 'count', count: 3 }],
    ['1,024', { kind: 'count', count: 1024 }],
    ['4.0', { kind: 'count', count: 4 }],
    ['〇', { kind: 'mark', mark: '○' }],
    ['▲', { kind: 'mark', mark: '△' }],
    ['✕', { kind: 'mark', mark: '×' }],
    ['-', { kind: 'not_offered' }],
    ['－', { kind: 'not_offered' }],
    ['ー', { kind: 'not_offered' }],
    ['募集なし', { kind: 'not_offered' }],
    ['', { kind: 'empty' }],
    ['　', { kind: 'empty' }],
    ['-1', { kind: 'unread' }],
    ['若干名', { kind: 'unread' }],
    ['1.5', { kind: 'unread' }],
    ['123456', { kind: 'unread' }],
  ])('%j is %j', (cell, figure) => {
    expect(readFigure(cell)).toEqual(figure);
  });

  it('is 0 only where a zero is written (domain section 1.2)', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        const figure = readFigure(cell);
        if (figure.kind === 'count' && figure.count === 0) expect(cell.normalize('NFKC')).toMatch(/0/);
      }),
    );
  });
});

describe('a column of figures', () => {
  it.each([
    ['０歳児', 0, null],
    ['5歳', 5, null],
    ['accept_0', 0, 'accepted'],
    ['wait_3', 3, 'waiting'],
    ['enrolled_5', 5, 'enrolled'],
    ['受入可能数_１歳児', 1, 'accepted'],
    ['２歳児（入所待ち人数）', 2, 'waiting'],
    ['入所児童数4歳児', 4, 'enrolled'],
  ])('%j is of class %i and counts %j', (header, child_class_id, measure) => {
    expect(classColumn(header)).toEqual({ child_class_id, measure });
  });

  it.each(['6歳児', '合計', '施設番号', '0', 'name', 'wait_6'])('%j is none', (header) => {
    expect(classColumn(header)).toBeNull();
  });

  it.each([
    ['【令和８年５月１日時点】入所待ち人数', 'waiting'],
    ['【令和８年５月１日時点】受入可能数', 'accepted'],
    ['入所児童数（令和8年5月1日）', 'enrolled'],
    ['横浜市の保育所', null],
  ])('a title %j counts %j', (title, measure) => {
    expect(measureOfTitle(title)).toBe(measure);
  });
});

describe('the day of the figures', () => {
  it.each([
    ['2025-04-01', '2025-04-01'],
    ['2025/4/1', '2025-04-01'],
    ['令和8年5月1日時点', '2026-05-01'],
    ['2025年4月', '2025-04-01'],
    ['令和８年５月', '2026-05-01'],
    ['2025-04', '2025-04-01'],
    ['202504', '2025-04-01'],
    ['2025-13', null],
    ['先月', null],
  ])('%j is %j', (text, day) => {
    expect(readDayOrMonth(text)).toBe(day);
  });

  it('is in a title, or in the name of the file', () => {
    expect(dayInTitle('【令和８年５月１日時点】入所待ち人数')).toBe('2026-05-01');
    expect(dayInTitle('入所待ち人数 2026年5月1日現在')).toBe('2026-05-01');
    expect(dayInTitle('入所待ち人数')).toBeNull();
    expect(dayInFileName('0967_sample_20260501.csv')).toBe('2026-05-01');
    expect(dayInFileName('vacancies-2026-05.csv')).toBe('2026-05-01');
    expect(dayInFileName('0926.csv')).toBeNull();
    expect(dayInFileName('1410051018778.csv')).toBeNull();
  });

  it('is never one that the calendar does not have', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = readDayOrMonth(text);
        if (day !== null) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});
