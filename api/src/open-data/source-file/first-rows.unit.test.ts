import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FirstRows } from './first-rows.ts';

it('every key is known by the row in which it came first', () => {
  const key = fc.oneof(fc.integer({ min: 0, max: 400 }).map(String), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 2_000 }), (keys) => {
      const rows = new FirstRows();
      const known = new Map<string, number>();
      for (const [at, key] of keys.entries()) {
        expect(rows.before(key, at + 1)).toBe(known.get(key));
        if (!known.has(key)) known.set(key, at + 1);
      }
    }),
  );
});

it('it grows with what it must remember, in some bytes a key', () => {
  const rows = new FirstRows();
  const keys = 20_000;
  for (let row = 1; row <= keys; row += 1) expect(rows.before(`352071-${row}`, row)).toBeUndefined();
  for (let row = 1; row <= keys; row += 997) expect(rows.before(`352071-${row}`, keys + 1)).toBe(row);
});
