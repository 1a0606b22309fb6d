import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastPageOf, pageIn } from './page-number.ts';

const read = (page: string) => pageIn(new URLSearchParams({ page }));

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
  ])('of %j is %d', (written, page) => {
    expect(read(written)).toBe(page);
  });

  it('is the first where none is named, and a 404 beyond what any list could have', () => {
    expect(pageIn(new URLSearchParams())).toBe(1);
    expect(() => read('100001')).toThrow();
  });

  it('is always one that the API takes, or a 404', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        try {
          const page = read(written);
          expect(Number.isInteger(page) && page >= 1 && page <= 100_000).toBe(true);
        } catch (thrown) {
          expect(thrown).toMatchObject({ init: { status: 404 } });
        }
      }),
    );
  });

  it('must not lie beyond the last one; an empty list has its first', () => {
    expect(lastPageOf({ total: 0, page: 1, limit: 20 })).toBe(1);
    expect(lastPageOf({ total: 41, page: 3, limit: 20 })).toBe(3);
    expect(() => lastPageOf({ total: 40, page: 3, limit: 20 })).toThrow();
  });
});
