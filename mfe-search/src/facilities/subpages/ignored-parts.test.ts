import { maximumPage } from '@enerabi/shared/constants';
import { pageIn } from '@enerabi/shared/ui';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ignoredParts } from './ignored-parts.ts';

const offered = [10, 20, 50];
const of = (query: string, limits: readonly number[] = offered) =>
  ignoredParts(new URLSearchParams(query), { limits, childClasses: [0, 1] }).map(
    ({ part, value }) => `${part} ${value}`,
  );

describe("what of a list's address is ignored", () => {
  it.each([
    ['', []],
    ['page=2&limit=20', []],
    ['page=&limit=', []],
    ['page=abc&limit=-1', ['page abc', 'limit -1']],
    ['page=0', ['page 0']],
    ['page=007', []],
    ['limit=7', ['limit 7']],
    ['child_class_id=1', []],
    ['child_class_id=6', ['child_class_id 6']],
    ['limit=20.0', ['limit 20.0']],
    ['page=2&page=3&page=2', ['page 3']],
    ['from=mail&utm_source=x', []],
  ])('of %j is %j', (query, ignored) => {
    expect(of(query)).toEqual(ignored);
  });

  it('is nothing of a length where none can be chosen', () => {
    expect(of('limit=-1&page=x', [])).toEqual(['page x']);
  });

  it('lists every page number that is read as another one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.float().map(String)), (page) => {
        const search = new URLSearchParams({ page });
        const isTheFirst = page === '' || /^0{0,14}1$/.test(page);
        expect(ignoredParts(search).length > 0).toBe(pageIn(search, maximumPage) === 1 && !isTheFirst);
      }),
    );
  });
});
