import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWorkingDay } from '../calendar/working-days.ts';
import { admissionRoundsOf } from './admission-rounds.ts';

const setagaya = { municipality_code: '131121', prefecture_code: '130001' };
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the rounds of a demonstration municipality', () => {
  it('has two rounds for April, and one for each other month', () => {
    const rounds = admissionRoundsOf(setagaya, '2026-11-29');
    expect(rounds.filter(({ admission_month }) => admission_month === '2027-04')).toMatchObject([
      { title: '一次', opens_on: '2026-10-15' },
      { title: '二次' },
    ]);
    expect(rounds.filter(({ admission_month }) => admission_month === '2027-06')).toHaveLength(1);
  });

  it('has no round that is over, days of work alone, and the order of every round', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 100_000, max: 479_999 }), (today, code) => {
        for (const round of admissionRoundsOf({ ...setagaya, municipality_code: String(code) }, today)) {
          const { opens_on, closes_on, results_on, admission_month } = round;
          expect([opens_on, closes_on, results_on]).toEqual([opens_on, closes_on, results_on].toSorted());
          expect(closes_on >= today).toBe(true);
          expect(results_on.slice(0, 7) < admission_month).toBe(true);
          expect([opens_on, closes_on, results_on].every(isWorkingDay)).toBe(true);
        }
      }),
    );
  });
});
