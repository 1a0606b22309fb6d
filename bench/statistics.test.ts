import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bestOf, median, noise, percentile, slope } from './statistics.ts';

describe('percentile', () => {
  it.each([
    [0, 1],
    [50, 5],
    [99, 10],
    [100, 10],
  ])('%d of 1 to 10 is %d', (rank, expected) => {
    expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], rank)).toBe(expected);
  });

  it('has at least its share of the values at or below it', () => {
    const values = fc.array(fc.integer(), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 100 }), (all, rank) => {
        const at = percentile(all, rank);
        expect(all).toContain(at);
        expect(all.filter((value) => value <= at).length).toBeGreaterThanOrEqual((rank / 100) * all.length);
      }),
    );
  });

  it('of nothing is an error', () => {
    expect(() => percentile([], 50)).toThrow(RangeError);
  });
});

describe('median', () => {
  it('is the middle one of an odd number and the mean of the two in the middle of an even one', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([7])).toBe(7);
  });
});

describe('slope', () => {
  it('is the rise of a line, whatever a few points far off it say', () => {
    const line = Array.from({ length: 20 }, (_, x) => ({ x, y: 3 + 2 * x }));
    expect(slope(line)).toBe(2);
    expect(slope(line.map((point, at) => (at % 6 === 0 ? { ...point, y: 900 } : point)))).toBeCloseTo(2, 0);
  });

  it('of one point is an error', () => {
    expect(() => slope([{ x: 1, y: 1 }])).toThrow(RangeError);
  });
});

describe('best of', () => {
  it('is the lowest of every group', () => {
    expect(bestOf(3, [5, 4, 6, 9, 7, 8, 1])).toEqual([4, 7]);
    expect(bestOf(6, [1, 2])).toEqual([]);
  });
});

describe('noise', () => {
  it('is nothing for equal runs, and grows with their differences', () => {
    expect(noise([5, 5, 5])).toBe(0);
    expect(noise([90, 100, 110, 100])).toBeLessThan(noise([50, 100, 150, 100]));
  });
});
