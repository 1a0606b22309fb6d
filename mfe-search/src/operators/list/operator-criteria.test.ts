import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, type OperatorCriteria, readAddress, without } from './operator-criteria.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the list of operators', () => {
  it.each([
    ['', '/o'],
    ['keyword=&area=&sort=facilities&page=1', '/o'],
    [
      'page=2&sort=kana&keyword=%E3%81%B2%E3%81%8B%E3%82%8A%E3%80%80%E4%BC%9A&area=130001',
      '/o?area=130001&keyword=%E3%81%B2%E3%81%8B%E3%82%8A%20%E4%BC%9A&sort=kana&page=2',
    ],
    ['utm_source=mail', '/o'],
  ])('of %j is %j, with nothing ignored', (query, address) => {
    const { criteria, ignored } = read(query);
    expect(addressOf(criteria).replaceAll('+', '%20')).toBe(address);
    expect(ignored).toEqual([]);
  });

  it('names what is not valid, and leaves it out', () => {
    const { criteria, ignored } = read('sort=size&page=x&area=130001');
    expect(criteria).toEqual({ area: '130001', sort: 'facilities', page: 1 });
    expect(ignored).toEqual([
      { part: 'sort', value: 'size' },
      { part: 'page', value: 'x' },
    ]);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('facilities', 'kana'),
        fc.nat(99_999),
        (keyword, sort, page) => {
          const { criteria } = readAddress(new URLSearchParams({ keyword, sort, page: String(page + 1) }));
          expect(read(addressOf(criteria).split('?')[1] ?? '').criteria).toEqual(criteria);
        },
      ),
    );
  });

  it('loses one condition, and goes back to the first page', () => {
    const criteria: OperatorCriteria = { keyword: 'ひかり', area: '130001', sort: 'kana', page: 3 };
    expect(without(criteria, 'keyword')).toEqual({ area: '130001', sort: 'kana', page: 1 });
    expect(without(criteria, 'area')).toEqual({ keyword: 'ひかり', sort: 'kana', page: 1 });
  });
});
