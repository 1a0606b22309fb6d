import { admissionOf } from '@enerabi/shared/child';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ChildAge, isOldEnough, roundedMonths, youngestAge } from './youngest-age.rules.ts';

const takes = (from: { months?: number; days?: number }, child: ChildAge): boolean =>
  isOldEnough(child)(
    youngestAge({ accept_from_months: from.months ?? null, accept_from_days: from.days ?? null }),
  );

const msPerDay = 86_400_000;
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * msPerDay).toISOString().slice(0, 10);
const anyMonth = fc
  .tuple(fc.integer({ min: 2024, max: 2032 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
const childBorn = (days: number, month: string): ChildAge => {
  const admission = admissionOf(dayBefore(`${month}-01`, days), month);
  if (admission.kind !== 'class') throw new Error(`${days} days before ${month} is of no class`);
  return { months: admission.monthsOld, days: admission.daysOld };
};

describe('whether a child is old enough for a facility', () => {
  it.each([
    [56, false],
    [57, true],
    [58, true],
    [59, true],
    [60, true],
    [61, true],
  ])('of %s days on the day of admission, where 57 are asked for: %s', (days, expected) => {
    for (const month of ['2027-04', '2027-03', '2028-03', '2027-09', '2028-01'])
      expect([month, takes({ months: 2, days: 57 }, childBorn(days, month))]).toEqual([month, expected]);
  });

  it('of exactly as many days as are asked for, never of one fewer, in whichever month', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: 1, max: 360 }), (month, days) => {
        const facility = { months: roundedMonths(days), days };
        expect(takes(facility, childBorn(days, month))).toBe(true);
        expect(takes(facility, childBorn(days + 1, month))).toBe(true);
        expect(takes(facility, childBorn(days - 1, month))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('holds months against full months, whatever the days of those months are', () => {
    fc.assert(
      fc.property(
        anyMonth,
        fc.integer({ min: 1, max: 1_800 }),
        fc.integer({ min: 1, max: 36 }),
        (month, days, months) => {
          const child = childBorn(days, month);
          expect(takes({ months }, child)).toBe((child.months ?? 0) >= months);
        },
      ),
    );
  });

  it('takes months alone for the days that round up to them', () => {
    expect(takes({ months: 2, days: 57 }, { months: 2 })).toBe(true);
    expect(takes({ months: 3, days: 90 }, { months: 3 })).toBe(true);
    expect(takes({ months: 2, days: 57 }, { months: 1 })).toBe(false);
  });

  it('takes days alone for no month that they might not be', () => {
    fc.assert(
      fc.property(
        anyMonth,
        fc.integer({ min: 0, max: 1_800 }),
        fc.integer({ min: 1, max: 60 }),
        (month, days, months) => {
          if (takes({ months }, { days })) expect(takes({ months }, childBorn(days, month))).toBe(true);
        },
      ),
    );
    expect([takes({ months: 1 }, { days: 30 }), takes({ months: 1 }, { days: 31 })]).toEqual([false, true]);
    expect([takes({ months: 2 }, { days: 61 }), takes({ months: 2 }, { days: 62 })]).toEqual([false, true]);
    expect([takes({ months: 12 }, { days: 365 }), takes({ months: 12 }, { days: 366 })]).toEqual([
      false,
      true,
    ]);
  });

  it('is not checked if the child’s or the facility’s age is unknown', () => {
    expect(takes({ days: 57 }, {})).toBe(true);
    expect(takes({}, { months: 0, days: 0 })).toBe(true);
  });
});
