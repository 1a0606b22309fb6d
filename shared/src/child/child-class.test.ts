import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { admissionOf, fiscalYearOf } from './child-class.ts';

const classOf = (birthday: string, month: string) => {
  const admission = admissionOf(birthday, month);
  return admission.kind === 'class' ? admission.child_class_id : admission.kind;
};
const iso = (date: Date): string => date.toISOString().slice(0, 10);

describe('the class of a child (domain section 2)', () => {
  it.each([
    ['2025-04-02', '2027-04', 1],
    ['2026-04-01', '2027-04', 1],
    ['2026-04-02', '2027-04', 0],
    ['2026-12-24', '2027-04', 0],
    ['2027-04-01', '2027-04', 0],
    ['2021-04-02', '2027-04', 5],
    ['2021-04-01', '2027-04', 'school'],
    // A child born on 1 April belongs to the older class until March.
    ['2024-04-01', '2027-03', 2],
    ['2024-04-01', '2027-04', 3],
    // Admitted in the year of birth.
    ['2026-05-10', '2026-10', 0],
    ['2026-10-02', '2026-10', 'unborn'],
  ] as const)('born on %s and admitted in %s is %s', (birthday, month, expected) => {
    expect(classOf(birthday, month)).toBe(expected);
  });

  it('counts full months up to the first day of the month', () => {
    expect(admissionOf('2026-10-01', '2027-04')).toMatchObject({ monthsOld: 6 });
    expect(admissionOf('2026-10-02', '2027-04')).toMatchObject({ monthsOld: 5 });
  });

  it.each([
    ['2027-02-03', '2027-04', 57],
    ['2027-02-04', '2027-04', 56],
    ['2027-01-31', '2027-04', 60],
    ['2028-02-03', '2028-04', 58],
    ['2027-04-01', '2027-04', 0],
    ['2026-04-02', '2027-04', 364],
  ])('born on %s and admitted in %s is %d days old', (birthday, month, daysOld) => {
    expect(admissionOf(birthday, month)).toMatchObject({ daysOld });
  });

  it('begins a fiscal year in April', () => {
    expect([fiscalYearOf('2027-03'), fiscalYearOf('2027-04'), fiscalYearOf('2027-12')]).toEqual([
      2026, 2027, 2027,
    ]);
  });

  it('holds exactly those born within its year, whatever day it is asked for', () => {
    const day = fc.date({ min: new Date('2019-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 2024, max: 2028 }), (born, year) => {
        const birthday = iso(born);
        const found = classOf(birthday, `${year}-04`);
        for (const n of [1, 2, 3, 4, 5]) {
          const isWithin = birthday >= `${year - n - 1}-04-02` && birthday <= `${year - n}-04-01`;
          expect(found === n).toBe(isWithin);
        }
      }),
    );
  });

  it('never grows a child back within a year, and by one class from a year to the next', () => {
    const day = fc.date({ min: new Date('2021-04-02'), max: new Date('2024-04-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 4, max: 12 }), (born, month) => {
        const birthday = iso(born);
        const at = (year: number, number: number) =>
          classOf(birthday, `${year}-${String(number).padStart(2, '0')}`);
        expect(at(2025, month)).toBe(at(2026, 3));
        expect(at(2026, 4)).toBe(Number(at(2025, month)) + 1);
      }),
    );
  });
});
