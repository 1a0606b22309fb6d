import { describe, expect, it } from '@jest/globals';
import { compareVitals, type VitalName, vitalBucket } from './vitals.ts';

const histogram = (name: VitalName, values: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) {
    const bucket = vitalBucket(name, value);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
};
const many = (count: number, of: (at: number) => number) => Array.from({ length: count }, (_, at) => of(at));

describe('what browsers measured', () => {
  it('is compared by the value below which three of four pages are, at most 5 % off', () => {
    const record = {
      candidate: {
        LCP: histogram(
          'LCP',
          many(1_000, (at) => at + 1),
        ),
      },
      active: {
        LCP: histogram(
          'LCP',
          many(400, (at) => 2 * at),
        ),
      },
    };
    const [compared] = compareVitals([record]);
    expect(compared).toMatchObject({ name: 'LCP', candidate: { pages: 1_000 }, active: { pages: 400 } });
    expect(Math.abs((compared?.candidate?.value ?? 0) / 750 - 1)).toBeLessThan(0.06);
    expect(Math.abs((compared?.active?.value ?? 0) / 600 - 1)).toBeLessThan(0.06);
  });

  it('of several servers is joined, and what nobody measured is left out', () => {
    const one = { candidate: { CLS: histogram('CLS', [0.1]) }, active: {} };
    const two = { candidate: { CLS: histogram('CLS', [0.1, 0.2]) }, active: {} };
    const all = compareVitals([one, two]);
    expect(all).toMatchObject([{ name: 'CLS', candidate: { pages: 3 }, active: null }]);
    expect(all[0]?.candidate?.value).toBeCloseTo(0.2, 1);
    expect(compareVitals([])).toEqual([]);
  });

  it('has a bucket for every value that a browser may send', () => {
    for (const value of [0, -1, 0.0001, 60_000]) expect(vitalBucket('LCP', value)).toBeLessThan(1_000);
    expect(vitalBucket('INP', 0)).toBe(0);
  });
});
