import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysInMonth, isCalendarDate } from './calendar.ts';

describe('the calendar', () => {
  it('gives February its leap day, but not in every hundredth year', () => {
    expect([2024, 2025, 2000, 1900].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 29, 28]);
  });

  it('knows exactly the days that there are', () => {
    const number = (most: number) => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), number(13), number(32), (year, month, day) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const instant = new Date(`${text}T00:00:00Z`);
        const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
        expect(isCalendarDate(text)).toBe(isReal);
      }),
    );
  });

  it.each(['', '2026-4-1', '2026-04-01T00:00', '令和8年4月1日'])('does not take %p for a date', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});
