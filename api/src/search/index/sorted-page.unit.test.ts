import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sortedPage } from './sorted-page.ts';

describe('a page of a list that is not sorted', () => {
  it('is what the sorted list has there, also of many, of equal ones, and past the end', () => {
    const some = fc.oneof(
      fc.array(fc.nat(3_999_999), { maxLength: 40 }),
      fc.array(fc.nat(3_999_999), { minLength: 513, maxLength: 2_000 }),
      fc.array(fc.nat(3), { minLength: 513, maxLength: 2_000 }),
    );
    fc.assert(
      fc.property(some, fc.nat(2_100), fc.integer({ min: 1, max: 100 }), (numbers, offset, limit) => {
        const keys = Uint32Array.from(numbers);
        const sorted = numbers.toSorted((one, other) => one - other);
        expect([...sortedPage(keys, 4_000_000, offset, limit)]).toEqual(sorted.slice(offset, offset + limit));
        expect([...keys]).toEqual(numbers);
      }),
      { numRuns: 300 },
    );
  });

  it('may have as few possible numbers as there are buckets, or one', () => {
    const keys = Uint32Array.from({ length: 600 }, (_, at) => (at * 7) % 5);
    expect([...sortedPage(keys, 5, 100, 30)]).toEqual([...keys].sort().slice(100, 130));
    expect([...sortedPage(new Uint32Array(600), 1, 590, 20)]).toEqual(Array(10).fill(0));
  });
});
