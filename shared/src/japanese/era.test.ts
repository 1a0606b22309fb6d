import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eraYear, yearWithEra } from './era.ts';

describe('years of an era', () => {
  it.each([
    ['1989-01-07', '昭和64年'],
    ['1989-01-08', '平成元年'],
    ['2019-04-30', '平成31年'],
    ['2019-05-01', '令和元年'],
    ['2020-01-01', '令和2年'],
    ['1926-12-24', '大正15年'],
    ['1926-12-25', '昭和元年'],
    ['1912-07-29', '明治45年'],
    ['1912-07-30', '大正元年'],
  ])('change with the day: %s is in %s', (date, era) => {
    expect(eraYear(date)).toBe(era);
  });

  it('are those that the calendar of the runtime counts, on any day since 1873', () => {
    const calendar = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { year: 'numeric', timeZone: 'UTC' });
    const day = fc.date({
      min: new Date('1873-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        expect(eraYear(date.toISOString().slice(0, 10))).toBe(calendar.format(date));
      }),
    );
  });

  it('are not guessed before the calendar was the one of today', () => {
    expect(eraYear('1872-12-31')).toBe('');
    expect(yearWithEra(1872)).toBe('1872年');
  });
});

describe('a year (domain section 6)', () => {
  it.each([
    [2024, '2024年（令和6年）'],
    [2019, '2019年（平成31年・令和元年）'],
    [1989, '1989年（昭和64年・平成元年）'],
    [1926, '1926年（大正15年・昭和元年）'],
  ])('%d is written %s', (year, text) => {
    expect(yearWithEra(year)).toBe(text);
  });
});
