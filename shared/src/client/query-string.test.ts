import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { queryString } from './query-string.ts';

describe('query strings (R6.1)', () => {
  it('write arrays in bracket notation', () => {
    expect(queryString({ ids: [1, 2] })).toBe('ids%5B%5D=1&ids%5B%5D=2');
  });

  it('leave out what is not said', () => {
    expect(queryString({ area: undefined, keyword: null, facility_types: [], page: 2 })).toBe('page=2');
    expect(queryString({})).toBe('');
  });

  it('keep false, zero and empty text', () => {
    expect(queryString({ is_published: false, page: 0, keyword: '' })).toBe(
      'is_published=false&page=0&keyword=',
    );
  });

  it('let no value end a parameter or look like an array', () => {
    expect(queryString({ keyword: 'a&b=c#d[]=e' })).toBe('keyword=a%26b%3Dc%23d%5B%5D%3De');
  });

  it('come back as what was said, whatever the values are', () => {
    const name = fc.stringMatching(/^[a-z_]{1,12}$/);
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.array(fc.oneof(text, fc.integer())));
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 6, noNullPrototype: true }), (query) => {
        const said = new URL(`http://api.test/?${queryString(query)}`).searchParams;
        for (const [key, wanted] of Object.entries(query)) {
          if (Array.isArray(wanted)) expect(said.getAll(`${key}[]`)).toEqual(wanted.map(String));
          else expect(said.getAll(key)).toEqual([String(wanted)]);
        }
        expect([...said.keys()]).toHaveLength(Object.values(query).flat().length);
      }),
    );
  });
});
