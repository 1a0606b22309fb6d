import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDate } from './calendar-date.ts';

describe('a date in open data', () => {
  it.each([
    ['S47.4.1', '1972-04-01'],
    ['H29.1.6', '2017-01-06'],
    ['R5.4.1', '2023-04-01'],
    ['Ｈ２９．１．６', '2017-01-06'],
    ['昭32. 7. 1', '1957-07-01'],
    ['平成元年4月1日', '1989-04-01'],
    ['令和元年5月1日', '2019-05-01'],
    ['2026-04-01', '2026-04-01'],
    ['2026/4/1', '2026-04-01'],
    ['2026/4/1 0:00:00', '2026-04-01'],
    ['2026/4/1 00:00:00', '2026-04-01'],
    ['2026/4/1　００：００', '2026-04-01'],
    ['2026/4/10 0:00', '2026-04-10'],
    ['2026-04-01T00:00:00', '2026-04-01'],
    ['2026年4月1日 00:00:00', '2026-04-01'],
    ['2026年4月1日0:00', '2026-04-01'],
    ['S47.4.1 00:00:00', '1972-04-01'],
    ['2026年4月1日（水）', '2026-04-01'],
    ['20260401', '2026-04-01'],
  ])('%s is %s', (text, date) => {
    expect(readDate(text)).toEqual({ value: date });
  });

  it('is reported as an Excel serial if it was one', () => {
    expect(readDate('42741')).toEqual({
      value: '2017-01-06',
      problem: { kind: 'repaired', action: 'Excel serial date read as 2017-01-06' },
    });
  });

  it.each([
    '2026-02-30',
    '2026/4/1 10:00:00',
    '2026/4/100:00',
    'S47.13.1',
    '平成29年4月',
    '昭和',
    '123',
    '未定',
    '99999',
  ])('%s is reported, not guessed', (text) => {
    expect(readDate(text)).toMatchObject({ value: null, problem: { kind: 'unread' } });
  });

  it('outside its era is taken and doubted', () => {
    expect(readDate('H40.4.1')).toMatchObject({ value: '2028-04-01', problem: { kind: 'doubtful' } });
  });

  it('comes back from every notation it can be written in', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2018-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-').map(Number) as [number, number, number];
        const serial = Math.floor((date.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000);
        for (const text of [
          iso,
          `${year}/${month}/${dayOfMonth}`,
          `${year}年${month}月${dayOfMonth}日`,
          `H${year - 1988}.${month}.${dayOfMonth}`,
          `平成${year - 1988}年${month}月${dayOfMonth}日`,
          String(serial),
        ])
          expect(readDate(text).value).toBe(iso);
      }),
    );
  });

  it('never throws and never invents a day, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { value } = readDate(text);
        if (value !== null) expect(new Date(value).toISOString().slice(0, 10)).toBe(value);
      }),
    );
  });
});
