import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { importedPathName, importId } from './identity.ts';

describe('the path name of an imported facility', () => {
  it('is the municipality code and the ID', () => {
    expect(importedPathName('352071', importId(['KD0000500001'], ''))).toBe('352071-kd0000500001');
    expect(importedPathName('372013', importId(['１２'], 'linkdata-'))).toBe('372013-linkdata-12');
  });

  it('distinguishes IDs that are invalid in a path', () => {
    const first = importedPathName('372013', importId(['ひまわり保育園', '高松市1-1'], ''));
    const second = importedPathName('372013', importId(['さくら保育園', '高松市1-1'], ''));
    expect(first).toMatch(/^372013-1-1-[0-9a-f]{12}$/);
    expect(second).not.toBe(first);
  });

  it('always fits the contract, and is the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (id) => {
        const path = importedPathName('352071', importId([id], ''));
        expect(path).toMatch(/^[a-z0-9][a-z0-9_-]{0,119}$/);
        expect(importedPathName('352071', importId([id], ''))).toBe(path);
      }),
    );
  });

  it('is another one for another ID', () => {
    const id = fc.string({ unit: fc.constantFrom(...'aA1-_/あい '), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(id, id, (first, second) => {
        const [one, other] = [importId([first], ''), importId([second], '')];
        fc.pre(one !== other);
        expect(importedPathName('352071', one)).not.toBe(importedPathName('352071', other));
      }),
    );
  });
});
