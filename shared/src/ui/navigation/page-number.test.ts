import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastPageOf, pageIn } from './page-number.ts';

const read = (page: string) => pageIn(new URLSearchParams({ page }), 1_000);

describe('the page that an address names', () => {
  it.each([
    ['3', 3],
    ['007', 7],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['', 1],
    ['二', 1],
    ['99999', 1_000],
  ])('of %j is %d', (written, page) => {
    expect(read(written)).toBe(page);
  });

  it('is the first where none is named', () => {
    expect(pageIn(new URLSearchParams(), 1_000)).toBe(1);
  });

  it('is always one that the API takes', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const page = read(written);
        expect(Number.isInteger(page) && page >= 1 && page <= 1_000).toBe(true);
      }),
    );
  });
});

it('there is always a last page', () => {
  expect([0, 1, 20, 21, 40].map((total) => lastPageOf({ total, limit: 20 }))).toEqual([1, 1, 1, 2, 2]);
});
