import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { businessDayBefore, dayAfter, holidayOn, isBusinessDay } from './business-days.rules.ts';

describe('business days in Japan', () => {
  it.each([
    ['2026-05-06', '振替休日'],
    ['2026-09-22', '国民の休日'],
    ['2027-03-22', '振替休日'],
    ['2026-12-29', '年末年始'],
    ['2027-01-03', '年末年始'],
  ])('are without %s, %s', (day, name) => {
    expect(holidayOn(day)).toBe(name);
    expect(isBusinessDay(day)).toBe(false);
  });

  it('are before and after the turn of the year, and on leap days', () => {
    expect(['2026-12-28', '2027-01-04', '2028-02-29'].every(isBusinessDay)).toBe(true);
    expect(['2026-12-26', '2026-12-27'].some(isBusinessDay)).toBe(false);
  });

  it.each([
    ['2026-05-07', 1, '2026-05-01'],
    ['2026-05-07', 2, '2026-04-30'],
    ['2027-01-05', 2, '2026-12-28'],
    ['2026-11-24', 1, '2026-11-20'],
    ['2026-11-25', 0, '2026-11-25'],
    ['2028-03-01', 1, '2028-02-29'],
  ])('before %s, %i of them, is %s', (day, count, expected) => {
    expect(businessDayBefore(day, count)).toBe(expected);
  });

  it('are counted exactly, over any holidays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_460 }), fc.integer({ min: 0, max: 20 }), (days, count) => {
        const day = dayAfter('2025-01-01', days);
        const before = businessDayBefore(day, count);
        let counted = 0;
        for (let at = before; at < day; at = dayAfter(at, 1)) if (isBusinessDay(at)) counted += 1;
        expect(counted).toBe(count);
        if (count > 0) expect(isBusinessDay(before)).toBe(true);
      }),
    );
  });
});
