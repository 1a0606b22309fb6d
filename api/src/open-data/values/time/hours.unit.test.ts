import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNotedExtension } from './extended-hours.ts';
import { inOrder, readRange, readTimeOrRange } from './hours.ts';
import { readTime } from './time-of-day.ts';

describe('a time of day in open data', () => {
  it.each([
    ['7:00', '07:00'],
    ['07:00', '07:00'],
    ['07:00:00', '07:00'],
    ['９：００', '09:00'],
    ['25:00', '25:00'],
    ['7時30分', '07:30'],
    ['7時', '07:00'],
    ['7時半', '07:30'],
    ['午後6時半', '18:30'],
    ['午前7時', '07:00'],
    ['0730', '07:30'],
    ['24:00', '24:00'],
    ['翌3:00', '27:00'],
    ['翌日2時', '26:00'],
  ])('%s is %s', (text, time) => {
    expect(readTime(text)).toEqual({ value: time });
  });

  it.each([
    ['0.3125', '07:30'],
    ['.75', '18:00'],
    ['1.0416666666666667', '25:00'],
  ])('%s is an Excel time, and said to be one', (text, time) => {
    expect(readTime(text)).toMatchObject({ value: time, problem: { kind: 'repaired' } });
  });

  it.each(['30:00', '翌6:00', '7:60', '朝', '7', '1.9', '応相談'])('%s is reported, not guessed', (text) => {
    expect(readTime(text)).toMatchObject({ value: null, problem: { kind: 'unread' } });
  });

  it('comes back from every notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        expect(readTime(time).value).toBe(time);
        expect(readTime(`${hour}時${minute}分`).value).toBe(time);
        expect(readTime(time.replace(':', '：')).value).toBe(time);
      }),
    );
  });

  it('never throws and never leaves the range of the contract', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readTime(text).value ?? '00:00').toMatch(/^[0-2]\d:[0-5]\d$/);
      }),
    );
  });
});

describe('opening hours in open data', () => {
  it.each([
    ['9：00～25：00', '09:00', '25:00'],
    ['7:30-19:00', '07:30', '19:00'],
    ['7時30分から19時まで', '07:30', '19:00'],
    ['7:30〜19:00', '07:30', '19:00'],
  ])('%s in one cell', (text, open, close) => {
    expect(readRange(text)).toEqual({ value: { open, close } });
    expect(readTimeOrRange(text)).toEqual({ value: { open, close } });
  });

  it('may carry their particle in a cell of their own', () => {
    expect(readTimeOrRange('7:30～')).toEqual({ value: '07:30' });
    expect(readTimeOrRange('19時まで')).toEqual({ value: '19:00' });
  });

  it('past midnight close on the next day, and say so', () => {
    expect(inOrder('13:00', '02:00')).toMatchObject({
      value: { open: '13:00', close: '26:00' },
      problem: { kind: 'repaired' },
    });
  });

  it('that end at 0:00 end at midnight, whenever they begin', () => {
    expect(inOrder('07:00', '00:00')).toMatchObject({
      value: { open: '07:00', close: '24:00' },
      problem: { kind: 'repaired' },
    });
    expect(inOrder('00:00', '00:00')).toMatchObject({ value: null, problem: { kind: 'unread' } });
  });

  it('that close before they open are left empty', () => {
    expect(inOrder('07:00', '06:30')).toMatchObject({ value: null, problem: { kind: 'unread' } });
    expect(inOrder('19:00', '07:00')).toMatchObject({ value: null, problem: { kind: 'unread' } });
  });
});

describe('extended care in a note', () => {
  it.each([
    ['延長保育18-19時', { hours: { open: '18:00', close: '19:00' }, isAll: true }],
    ['延長保育 18:15〜19:45', { hours: { open: '18:15', close: '19:45' }, isAll: true }],
    ['延長保育18-19時(夜部8-10時)', { hours: { open: '18:00', close: '19:00' }, isAll: false }],
  ])('%s', (note, extension) => {
    expect(readNotedExtension(note)).toEqual(extension);
  });

  it.each([
    '',
    '火水金のみ',
    '延長保育あり',
    '延長保育19-18時',
    '延長保育7-7時30分、18-19時',
    '土曜 延長保育18-19時',
  ])('is not guessed from 「%s」', (note) => {
    expect(readNotedExtension(note)).toBeNull();
  });
});
