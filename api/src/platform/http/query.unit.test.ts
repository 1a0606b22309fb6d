import { describe, expect, it } from '@jest/globals';
import { readQuery } from './query.ts';

describe('a query string (R6.1)', () => {
  it('has arrays in brackets, one value or several', () => {
    expect(readQuery('?ids[]=1&ids[]=2&one%5B%5D=3&page=2')).toEqual({
      ids: ['1', '2'],
      one: ['3'],
      page: '2',
    });
  });

  it('loses no value that is there twice', () => {
    expect(readQuery('page=1&page=2')).toEqual({ page: ['1', '2'] });
  });

  it('does not reach into prototypes', () => {
    expect(Object.keys(readQuery('__proto__=1&constructor=2'))).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
