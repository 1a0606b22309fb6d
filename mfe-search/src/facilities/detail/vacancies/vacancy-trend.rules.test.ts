import type { ClassVacancy, Vacancy } from '@enerabi/shared/contract';
import { sampleVacancy } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { classHistories } from './vacancy-trend.rules.ts';

const row = (known: Partial<ClassVacancy>): ClassVacancy => ({
  child_class_id: 1,
  accepted: null,
  mark: null,
  waiting: null,
  enrolled: null,
  ...known,
});

/** Days of one class, newest first, as the API returns them. */
const days = (...rows: Partial<ClassVacancy>[]): Vacancy[] =>
  rows.map((known, at) => ({
    ...sampleVacancy,
    as_of: `2026-${String(12 - at).padStart(2, '0')}-01`,
    classes: [row(known)],
  }));

const accepted = (history: Vacancy[]) =>
  classHistories(history)[0]?.trends.find(({ measure }) => measure === 'accepted');

describe('the trend of a class', () => {
  it.each([
    ['more', [{ accepted: 3 }, { accepted: 0 }, { accepted: 1 }]],
    ['fewer', [{ accepted: 0 }, { accepted: 4 }]],
    ['same', [{ accepted: 2 }, { accepted: 5 }, { accepted: 2 }]],
    ['more', [{ mark: '○' }, { mark: '△' }]],
    ['fewer', [{ mark: '×' }, { mark: '○' }]],
  ] as const)('is %s from the oldest to the newest day', (direction, rows) => {
    expect(accepted(days(...rows))?.direction).toBe(direction);
  });

  it('leaves out days without a figure, and says between which days it went', () => {
    const trend = accepted(days({ accepted: null }, { accepted: 2 }, { accepted: null }, { accepted: 1 }));
    expect(trend).toMatchObject({
      from: { as_of: '2026-09-01', figure: 1 },
      to: { as_of: '2026-11-01', figure: 2 },
      points: [1, null, 2, null],
    });
  });

  it('compares signs with signs and numbers with numbers', () => {
    expect(accepted(days({ accepted: 2 }, { mark: '×' }, { accepted: 5 }))).toMatchObject({
      direction: 'fewer',
      points: [5, null, 2],
    });
    expect(accepted(days({ mark: '○' }, { accepted: 5 }))).toBeUndefined();
  });

  it('is none of a class that is not offered, and never takes null for 0 (domain section 1.2)', () => {
    expect(classHistories(days({}, {}))).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(20)), { minLength: 2, maxLength: 12 }), (figures) => {
        const trend = accepted(days(...figures.map((figure) => ({ accepted: figure }))));
        const known = figures.filter((figure) => figure !== null);
        if (known.length < 2) expect(trend).toBeUndefined();
        else {
          expect(trend?.points).toEqual([...figures].reverse());
          expect(Math.sign(Number(trend?.to.figure) - Number(trend?.from.figure))).toBe(
            { more: 1, fewer: -1, same: 0 }[trend?.direction ?? 'same'],
          );
        }
      }),
    );
  });
});
